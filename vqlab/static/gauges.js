// Sliders and charts beside the table. What a slider is moved to is sent as `id:number`.
//
// A slider in somebody's hand is never moved by a redraw. While one place has not been answered,
// only the newest place after it waits to be sent: dragging asks no more than can be answered.

const ANSWER = 400; // ms to wait for an answer before the next place is sent all the same
const LET_GO = 500; // ms after the last movement in which a slider stays where it was put

function makeGauges(root, send) {
  const room = make("div", "vq-gauges", root);
  const sliders = make("div", "vq-sliders", room);
  const charts = make("div", "vq-charts", room);
  let waiting = null; // a place that is not sent yet
  let timer = 0; // runs while an answer is awaited
  const settling = new Set();

  function move(id) {
    if (timer) waiting = id;
    else say(id);
  }

  function say(id) {
    waiting = null;
    timer = setTimeout(answered, ANSWER);
    send(id);
  }

  function answered() {
    clearTimeout(timer);
    timer = 0;
    if (waiting !== null) say(waiting);
  }

  function flush() {
    if (waiting === null) return;
    const last = waiting;
    waiting = null;
    send(last);
  }

  function draw(now, dead) {
    const places = now.sliders ?? [], shown = now.charts ?? [];
    room.hidden = !places.length && !shown.length;
    root.classList.toggle("vq-gauged", !room.hidden);
    drawSliders(places, dead);
    drawCharts(shown);
  }

  function drawSliders(list, dead) {
    // one that cannot be moved is a text, and another node
    const keys = list.map(({ id, label }) => id || `: ${label}`);
    keyed(sliders, keys, (key) => newSlider(key[0] !== ":"), (node, _, index) => {
      const [words, text, range] = node.children;
      write(words, list[index].label);
      write(text, list[index].text);
      if (!range) return;
      range.latest = list[index];
      range.disabled = dead;
      range.setAttribute("aria-label", list[index].label);
      range.setAttribute("aria-valuetext", list[index].spoken ?? list[index].text);
      settle(range);
    });
  }

  function newSlider(movable) {
    const node = make(movable ? "label" : "p", "vq-gauge", null);
    make("span", "vq-gauge-label", node);
    make("span", "vq-gauge-text", node);
    if (!movable) return node;
    const range = control("input", "vq-range", node, { type: "range", step: "1" });
    range.until = 0;
    range.addEventListener("input", () => {
      range.until = performance.now() + LET_GO;
      later(range);
      move(`${range.latest.id}:${range.value}`);
    });
    range.addEventListener("pointerdown", () => { range.held = true; });
    for (const end of ["pointerup", "pointercancel", "blur"]) {
      range.addEventListener(end, () => {
        range.held = false;
        later(range);
      });
    }
    return node;
  }

  function later(range) {
    const again = setTimeout(() => {
      settling.delete(again);
      settle(range);
    }, LET_GO + 10);
    settling.add(again);
  }

  // Where Python says the slider stands, unless somebody is moving it.
  function settle(range) {
    if (range.held || performance.now() < range.until) return;
    const { least, most, value } = range.latest;
    range.min = String(least);
    range.max = String(most);
    range.value = String(value);
  }

  function drawCharts(list) {
    keyed(charts, list.map((chart) => chart.id), () => {
      const node = make("figure", "vq-chart", null);
      make("figcaption", "vq-chart-caption", node);
      make("ul", "vq-bars", node);
      make("p", "vq-help", node);
      return node;
    }, (node, _, index) => {
      const { caption, spoken, note, bars } = list[index];
      const [words, rows, help] = node.children;
      write(words, caption);
      write(help, note);
      rows.setAttribute("aria-label", spoken ?? caption);
      keyed(rows, bars.map((bar) => bar.label), newBar, (row, __, at) => drawBar(row, bars[at]));
    });
  }

  function newBar() {
    const row = make("li", "vq-bar", null);
    make("span", "vq-bar-label", row);
    make("span", "vq-bar-fill", make("span", "vq-bar-track", row, { "aria-hidden": "true" }));
    make("span", "vq-bar-text", row);
    return row;
  }

  function drawBar(row, { label, share, text, mark }) {
    const [words, track, said] = row.children;
    row.dataset.mark = mark;
    write(words, label);
    write(said, text);
    track.firstChild.style.width = `${Math.max(0, Math.min(1, share)) * 100}%`;
    track.firstChild.hidden = share <= 0;
  }

  function close() {
    clearTimeout(timer);
    for (const again of settling) clearTimeout(again);
  }

  return { draw, answered, flush, close };
}
