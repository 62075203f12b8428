// What a person does is sent until Python says that it was heard: the first message on a line that
// the front end has just opened to the kernel may be lost. Each message has a number, so that one
// that comes twice counts once. Where nobody tells what was heard, each is sent once.

const AGAIN = [1500, 3000, 6000]; // milliseconds to wait for an answer

function makeSender(model) {
  const from = Math.random().toString(36).slice(2, 12);
  let number = 0, timer = null;

  function send(message) {
    clearTimeout(timer);
    if (model.get("heard") === undefined) return model.send(message);
    number += 1;
    attempt({ ...message, from, n: number }, 0);
  }

  function attempt(message, tries) {
    model.send(message);
    if (tries === AGAIN.length) return;
    timer = setTimeout(() => {
      if ((model.get("heard")[from] ?? 0) < message.n) attempt(message, tries + 1);
    }, AGAIN[tries]);
  }

  return { send, close: () => clearTimeout(timer) };
}

