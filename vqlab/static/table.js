// The card table. It draws scenes and sends action ids; it knows no rule and no word.
//
// model: scenes (list), index (int), labels (control -> words), sent by Python once or on change.
// Every word comes from a scene or from labels, and is set as text, never as markup. FACES, the
// markup of the card faces, and gauges.js, the sliders and charts, are put in front of this file.

const QUIET = "data-lm-suppress-shortcuts"; // JupyterLab must not act on keys meant for us

function make(tag, className, parent, attributes = {}) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (parent) parent.append(node);
  return node;
}

function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// A group with a name; without one it is none, and nothing is said of it.
function group(node, words) {
  for (const [name, value] of [["role", "group"], ["aria-label", words]]) {
    if (words) node.setAttribute(name, value);
    else node.removeAttribute(name);
  }
}

// The only place where markup is set; it is ours, never a person's.
function picture(viewBox, markup) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = markup;
  return svg;
}

const ICONS = {
  first: "M3 4h2v12H3zM17 4v12L6 10z",
  roundBack: "M10 4v12L1 10zM19 4v12l-9-6z",
  back: "M14 4v12L5 10z",
  next: "M6 4v12l9-6z",
  roundNext: "M1 4v12l9-6zM10 4v12l9-6z",
  last: "M15 4h2v12h-2zM3 4v12l11-6z",
  comment: "M2 4h16v9H9l-4 4v-4H2z",
};

// Where the focus goes when what had it is gone: the room it was in -> the room to look in.
const ROOMS = [
  [".vq-hand, .vq-chooser, .vq-crosses", ".vq-hand"],
  ...[".vq-tools", ".vq-palette", ".vq-branches", ".vq-grids"].map((room) => [room, room]),
];
// Rooms that arrow keys scroll. They are groups: landmarks would be one page's, and tables are many.
const SCROLLED = ".vq-notes, .vq-branches, .vq-scroll, .vq-status, .vq-alert, .vq-grid-note";
const ROWS = ".vq-hand, .vq-actions, .vq-tools, .vq-palette, .vq-branches, .vq-grid";

const LEAST_TALL = 76, MOST_TALL = 156; // pixels of the room for plays: two lines to four
const SMALL = 6; // cards of a hand that leaves room for a play beside it
// Crosses: the least and most width of a card there, what is between two, and how many there can
// be; as many in a row as fit if there are so many, so that one more does not change the height.
const CROSS = { least: 32, most: 46, gap: 16, count: 6 };
const BELOW = '<path d="M11 1h4l1 8h4v3h-4l-2 11h-2l-2-11H6V9h4z" fill="currentColor"/>';

function control(tag, className, parent, attributes = {}) {
  return make(tag, className, parent, { [QUIET]: "true", ...attributes });
}

let speaker = null;

function sound() {
  try {
    speaker ??= new AudioContext();
    speaker.resume();
    const tone = speaker.createOscillator(), volume = speaker.createGain();
    const now = speaker.currentTime;
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.15, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.25);
    tone.connect(volume).connect(speaker.destination);
    tone.start(now);
    tone.stop(now + 0.25);
  } catch {
    // no sound here: what is said is read aloud all the same
  }
}

// Children of a parent, one per key, kept when the key stays: focus survives a redraw.
function keyed(parent, keys, create, update) {
  const old = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  let before = parent.firstElementChild;
  keys.forEach((key, at) => {
    let node = old.get(key);
    if (node) old.delete(key);
    else {
      node = create(key, at);
      node.dataset.key = key;
    }
    if (node !== before) parent.insertBefore(node, before);
    else before = before.nextElementSibling;
    update(node, key, at);
  });
  for (const node of old.values()) node.remove();
}

// Cards get a key each: the card and which copy of it, so "6:1" is the second 6.
function copies(cards) {
  const seen = {};
  return cards.map((card) => `${card}:${(seen[card] = (seen[card] ?? -1) + 1)}`);
}

function drawCards(parent, cards, build, update) {
  keyed(parent, copies(cards), (key) => {
    const card = key.split(":")[0];
    const node = build(card);
    node.append(picture("0 0 60 84", FACES[card] ?? FACES.back));
    node.dataset.card = card;
    return node;
  }, (node, key, at) => {
    node.classList.toggle("vq-copy", at > 0 && cards[at] === cards[at - 1]);
    update?.(node, key);
  });
}

const plainCard = () => make("span", "vq-card", null);

function drawTable({ model, el }) {
  const labels = model.get("labels");
  let at = 0;
  let chosen = new Set();
  let drawn = null; // the stamp of the scene on the table
  let tall = { width: 0, height: 0 }; // the room for plays, at this width
  let most = 1; // cards of the largest hand shown so far
  let dead = false;
  const ruler = make("span", "vq-ruler", null);
  let rung = null; // the last tone heard
  let asking = false; // whether a question was asked when last drawn
  let seenStep = null; // the step of the branches that was current when last drawn

  const root = control("div", "vq", el, { role: "group", tabindex: "0" });
  root.classList.toggle("vq-still", Boolean(model.get("still")));
  const head = make("div", "vq-head", root);
  const heading = model.get("alone") ? { role: "heading", "aria-level": "1" } : {};
  const title = make("span", "vq-title", head, heading);
  const place = make("span", "vq-place", head);
  const language = languageIn(root, head, model);
  const asked = make("p", "vq-asked", root);
  const notice = make("p", "vq-notice", root, { role: "alert" });
  notice.hidden = true;
  // read first and seen below the board, above what can be done: see the style sheet
  const status = control("p", "vq-status", root, { role: "status", "aria-live": "polite" });
  const news = make("p", "vq-news", root, { "aria-live": "polite" });
  const board = make("div", "vq-board", root);
  const middle = make("div", "vq-middle", null, { "data-key": "middle" });
  const gauges = makeGauges(root, send);
  const alert = control("p", "vq-alert", root, { role: "alert" });
  const chooser = make("div", "vq-chooser", root);
  const acts = make("div", "vq-actions", root, { role: "group" });
  const tools = make("div", "vq-tools", root, { role: "group" });
  const palette = make("div", "vq-palette", root, { role: "group" });
  const choices = make("div", "vq-choices", root);
  const entry = make("div", "vq-entry", root);
  const grids = make("div", "vq-grids", root);
  const branches = control("div", "vq-branches", root, { role: "group", tabindex: "0" });
  const steps = make("div", "vq-steps", root, { role: "toolbar" });
  const notes = control("div", "vq-notes", root, { tabindex: "0", role: "group" });
  const comment = make("p", "vq-comment", notes);
  const rules = make("div", "vq-rules", notes);

  const scenes = () => model.get("scenes");
  const scene = () => scenes()[at];

  // ---- drawing ---------------------------------------------------------------------------

  function draw() {
    at = Math.max(0, Math.min(model.get("index"), scenes().length - 1));
    const now = scene();
    if (!now) return;
    Object.assign(FACES, now.faces);
    if (now.stamp !== drawn) chosen = new Set();
    drawn = now.stamp;
    root.dataset.stamp = String(drawn);
    const held = root.contains(document.activeElement) ? document.activeElement : null;
    const hand = held?.closest(".vq-hand");
    const room = ROOMS.find(([near]) => held?.closest(near))?.[1]
      ?? (asking && !now.question ? ".vq-hand" : ".vq-actions"); // an answer ends a turn
    root.setAttribute("aria-label", `${labels.table}${labels.colon}${now.spoken ?? now.title}`);
    write(title, now.title);
    write(place, now.place);
    hush(Boolean(now.sliders));
    write(status, now.status);
    write(news, now.news ?? "");
    write(asked, now.asked ?? "");
    asked.hidden = !now.asked;
    write(alert, now.alert);
    alert.dataset.mood = now.mood ?? "";
    root.classList.toggle("vq-talks", Boolean(now.mood));
    keepChosen(now);
    drawBoard(now);
    gauges.draw(now, dead);
    drawChooser(now);
    drawActions(now);
    drawPalette(now);
    drawChoices(now);
    drawEntry(now);
    drawGrids(now);
    // what is stepped through stands by the table, and what was counted below both
    if (now.mine && notes.nextSibling !== grids) notes.after(grids);
    drawBranches(now);
    drawSteps();
    drawNotes(now);
    fit();
    ring(now.tone ?? 0);
    if (held && (!held.isConnected || held.disabled)) {
      // what had the focus is gone: stay in the table, or keys would reach the notebook
      const near = [room, ".vq-actions", ".vq-hand"].map((place) => `${place} button[tabindex="0"]:enabled`);
      const next = near.map((place) => root.querySelector(place)).find(Boolean) ?? root;
      (hand?.querySelector(`button[tabindex="0"]:enabled`) ?? next).focus({ preventScroll: true });
    }
    if (held && now.question && !asking) acts.querySelector("button")?.focus();
    asking = Boolean(now.question);
  }

  // A short tone when the number grows; not for what was there when the table was first drawn.
  function ring(tone) {
    const due = rung !== null && tone > rung;
    rung = tone;
    if (due) sound();
  }

  // A sentence that is new at every step of a slider is not read aloud each time: the news are.
  function hush(sliding) {
    const quiet = sliding || model.get("quiet");
    if (quiet) status.removeAttribute("role");
    else status.setAttribute("role", "status");
    status.setAttribute("aria-live", quiet ? "off" : "polite");
  }

  function drawBoard(now) {
    const seats = Object.fromEntries(now.seats.map((seat) => [seat.seat, seat]));
    keyed(board, [...Object.keys(seats), "middle"], newSeat, (node, key) => {
      if (key === "middle") drawMiddle(node, now);
      else drawSeat(node, seats[key], now);
    });
  }

  // How many lines the largest hand of all scenes takes at this width, so that no card hides
  // another's mark and the height stays the same from step to step.
  function fit() {
    // small hands: what a seat plays stands beside its cards, and all is less tall
    most = Math.max(most, ...scenes().flatMap((one) => one.seats.map((seat) => seat.count)));
    const mine = scene()?.mine, crossed = Boolean(scene()?.crosses);
    root.classList.toggle("vq-small", most <= SMALL || Boolean(mine));
    root.classList.toggle("vq-around", Boolean(mine));
    root.classList.toggle("vq-crossed", crossed);
    fitCrosses();
    fitActions(mine);
    reach();
    if (mine || crossed) return fitAround();
    const fits = [...board.querySelectorAll(".vq-hand")].map((hand) => {
      const card = hand.querySelector(".vq-card");
      if (!card) return Infinity;
      const room = hand.clientWidth - parseFloat(getComputedStyle(hand).paddingRight);
      return Math.max(1, Math.floor(room / parseFloat(getComputedStyle(card).minWidth)));
    });
    const lines = Math.max(1, Math.ceil(most / Math.min(...fits)));
    root.style.setProperty("--lines", String(lines));
  }

  // Words that do not fit into their room are scrolled by keyboard too.
  function reach() {
    for (const box of [status, alert, ...grids.querySelectorAll(".vq-grid-note")]) {
      if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else if (box !== document.activeElement) box.removeAttribute("tabindex");
    }
  }

  // There, all plays are seen: as tall as they ever needed to be, so that nothing jumps.
  function fitActions(mine) {
    if (!mine || acts.hidden) return;
    if (acts.clientWidth !== tall.width) tall = { width: acts.clientWidth, height: 0 };
    acts.style.height = "auto";
    tall.height = Math.max(LEAST_TALL, tall.height, Math.min(acts.offsetHeight, MOST_TALL));
    acts.style.height = `${tall.height}px`;
  }

  // A table seen from one seat: each hand has as many lines as it ever needed.
  function fitAround() {
    const lists = scenes();
    for (const node of board.querySelectorAll(".vq-seat")) {
      const hand = node.querySelector(".vq-hand"), style = getComputedStyle(hand);
      const [card, step] = ["--card", "--step"].map((name) => measure(hand, name));
      const seats = lists.map((one) => one.seats.find(({ seat }) => seat === node.dataset.key));
      const faces = seats.map((seat) => seat.cards?.length ?? seat.seen.length);
      const most = Math.max(Number(node.dataset.most ?? 0), ...faces);
      node.dataset.most = String(most);
      const room = hand.clientWidth - parseFloat(style.paddingRight);
      const line = Math.max(1, Math.floor(room / step));
      // a pile of cards face down is as wide as a whole card, and stands first
      const piled = seats.some((seat) => !seat.cards && seat.count > seat.seen.length);
      const first = piled ? Math.max(0, Math.floor((room - card - 3) / step)) : line;
      const lines = 1 + Math.max(0, Math.ceil((most - first) / line));
      hand.style.setProperty("--lines", String(lines));
    }
  }

  // A length of the style sheet in pixels.
  function measure(hand, name) {
    ruler.style.width = `var(${name})`;
    hand.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  }

  function newSeat(key) {
    if (key === "middle") return middle;
    const node = make("div", "vq-seat", null, { role: "group" });
    const line = make("div", "vq-line", node);
    make("span", "vq-mark", line, { "aria-hidden": "true" }); // the seat's name says it
    for (const part of ["vq-label", "vq-badge"]) make("span", part, line);
    make("div", "vq-hand", node);
    const row = make("div", "vq-play", node);
    make("span", "vq-cards", row);
    make("span", "vq-said", row);
    make("span", "vq-star", row, { "aria-hidden": "true" });
    return node;
  }

  function drawMiddle(node, now) {
    placeIn(node, now.middle_cell);
    const crosses = now.crosses ? ["crosses"] : [];
    keyed(node, [...crosses, ...now.middle.map((_, line) => `line${line}`)],
      (key) => key === "crosses" ? make("div", "vq-crosses", null) : make("span", "", null),
      (line, key, index) => {
        if (key === "crosses") drawCrosses(line, now);
        else write(line, now.middle[index - crosses.length]);
      });
  }

  // ---- crosses: a card and four sides, to which cards are put ----------------------------

  function drawCrosses(box, now) {
    const card = now.choose && !dead ? chosenCards()[0] : undefined;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", labels.places);
    keyed(box, now.crosses.map((_, index) => `x${index}`), () => {
      const node = make("div", "vq-cross", null, { role: "group" });
      make("span", "vq-number", node);
      make("div", "vq-sides", node);
      return node;
    }, (node, _, index) => {
      const cross = now.crosses[index];
      node.setAttribute("aria-label", cross.spoken);
      write(node.firstChild, cross.label);
      drawSides(node.lastChild, cross, card, now);
    });
    // Tab comes to where the card fits, and not to wherever somebody went with the last one
    const places = [...box.querySelectorAll("button")];
    const stays = places.find((place) => place === document.activeElement);
    const stop = stays ?? places.find((place) => place.dataset.fits) ?? places[0];
    for (const place of places) place.tabIndex = place === stop ? 0 : -1;
  }

  // The order of the sides is that of the places: north, east, south, west, the whole.
  function drawSides(box, { vampire, around, places, names, whole, below }, card, now) {
    const ids = [...places, whole], words = [...names, below], mode = card ? "put" : "lie";
    keyed(box, ["center", ...ids.map((_, at) => `${mode}${at}`)], (key) => {
      if (key === "center" || mode === "lie") return make("span", "vq-side", null);
      const node = control("button", "vq-side", null, { type: "button", tabindex: "-1" });
      node.addEventListener("click", () => send(`put:${chosenCards()[0]}:${node.dataset.place}`));
      return node;
    }, (node, key, index) => {
      const at = index - 1, face = key === "center" ? vampire : around[at] ?? "";
      node.dataset.side = key === "center" ? key : at < 4 ? "nesw"[at] : "below";
      if (node.dataset.card !== face) {
        node.dataset.card = face;
        node.replaceChildren();
        if (face) node.append(picture("0 0 60 84", FACES[face] ?? FACES.back));
        else if (at === 4) node.append(picture("0 0 26 24", BELOW));
      }
      if (key === "center" || mode === "lie") {
        node.title = face ? now.cards[face] ?? "" : "";
        return;
      }
      const fits = now.fits?.[card]?.includes(ids[at]);
      node.dataset.place = ids[at];
      node.setAttribute("aria-label", fits ? `${words[at]}. ${labels.fits}` : words[at]);
      if (fits) node.dataset.fits = "yes";
      else delete node.dataset.fits;
    });
  }

  // As wide as there is room, so that six crosses stand in one row, or three, or two.
  function fitCrosses() {
    const box = middle.querySelector(".vq-crosses");
    if (!box) return;
    const { least, most: widest, gap, count } = CROSS;
    const wide = (across) => Math.floor((box.clientWidth / across - gap) / 3);
    const across = [count, count / 2, 2].find((n) => wide(n) >= least) ?? 1;
    const rows = Math.ceil(box.children.length / across);
    box.style.setProperty("--across", String(Math.ceil(box.children.length / rows)));
    box.style.setProperty("--card", `${Math.min(widest, Math.max(least, wide(across)))}px`);
  }

  // Choose a card to be put; from the keyboard, go on to where it fits or to what it can do.
  function pick(key, byKeyboard) {
    const again = chosen.has(key), asked = scene().question;
    if (asked) send("put:");
    chosen = new Set(again ? [] : [key]);
    draw();
    if (!byKeyboard || again) return;
    const plays = [...acts.querySelectorAll("button")].filter((node) => node.dataset.of);
    (middle.querySelector("button[data-fits]") ?? plays[0])?.focus();
  }

  function letGo() {
    const [key] = chosen;
    chosen = new Set();
    if (scene().question) send("put:");
    draw();
    if (!scene().crosses) return;
    board.querySelector(`.vq-hand [data-key="${CSS.escape(key)}"]`)?.focus();
  }

  const TURNS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

  // An arrow goes to that side of the cross; from there on to the next cross that way.
  function goAmong(from, key) {
    const crosses = [...middle.querySelectorAll(".vq-cross")];
    const here = crosses.indexOf(from.closest(".vq-cross"));
    const across = Number(middle.querySelector(".vq-crosses").style.getPropertyValue("--across"));
    const side = [...from.parentElement.querySelectorAll("button")].indexOf(from);
    const turn = TURNS.indexOf(key), sideways = turn % 2 === 1;
    let to = here, place = side === 4 && turn === 0 ? 2 : turn;
    if (side === 4 ? sideways || turn === 2 : side === turn) {
      if (turn === 2 && side === 2) place = 4; // below the lowest card
      else {
        to += [-across, 1, across, -1][turn];
        place = side === 4 && sideways ? 4 : turn === 0 ? 4 : (turn + 2) % 4;
      }
    }
    const next = crosses[to]?.querySelectorAll("button")[place];
    if (!next) return;
    for (const other of middle.querySelectorAll("button")) other.tabIndex = other === next ? 0 : -1;
    next.focus();
  }

  function drawSeat(node, seat, now) {
    placeIn(node, seat.cell);
    node.setAttribute("aria-label", seat.spoken);
    node.classList.toggle("vq-to-act", seat.to_act);
    node.classList.toggle("vq-top", seat.top);
    node.classList.toggle("vq-leads", seat.leader);
    node.classList.toggle("vq-mine", now.mine === seat.seat);
    node.classList.toggle("vq-chooses", now.choose === seat.seat);
    const [mark, label, badge] = node.querySelector(".vq-line").children;
    write(mark, seat.to_act ? "▶" : seat.leader ? "●" : "");
    drawLabel(label, seat, now);
    write(badge, seat.badge);
    drawHand(node.querySelector(".vq-hand"), seat, now);
    const [cards, said, star] = node.querySelector(".vq-play").children;
    drawCards(cards, seat.play ?? seat.won ?? [], plainCard);
    write(said, seat.said ?? (seat.play && !seat.play.length ? seat.played : ""));
    write(star, seat.top ? "★" : "");
  }

  // A seat's name; where cards are given out, a button that says: to this one.
  function drawLabel(label, seat, now) {
    const button = label.querySelector("button");
    if (!now.touch || dead) {
      button?.remove();
      write(label, seat.label);
      return;
    }
    const name = button ?? control("button", "vq-button vq-giver", null, { type: "button" });
    if (!button) {
      label.replaceChildren(name);
      name.addEventListener("click", () => send(`hand:${seat.seat}`));
    }
    write(name, seat.label);
    name.setAttribute("aria-label", `${labels.giveTo} ${seat.label}`);
    name.setAttribute("aria-pressed", String(now.touch === seat.seat));
  }

  function placeIn(node, [column, columns, row, rows]) {
    node.style.setProperty("--column", `${column} / span ${columns}`);
    node.style.setProperty("--row", `${row} / span ${rows}`);
  }

  function drawHand(hand, seat, now) {
    const choosing = now.choose === seat.seat && !dead;
    const touching = Boolean(now.touch) && !dead;
    const mode = choosing ? "choose" : touching ? "touch" : "";
    const hidden = !seat.cards; // null, or undefined from a kernel in the browser
    const down = hidden ? Math.max(0, seat.count - seat.seen.length) : 0;
    const piled = now.mine || now.crosses;
    const backs = Array(piled ? Math.min(down, 1) : down).fill("back");
    if (hand.dataset.mode !== mode) hand.replaceChildren();
    hand.dataset.mode = mode;
    const build = (card) => choosing ? chooseCard(card, now)
      : touching ? touchCard(card, seat.seat, now) : plainCard();
    drawCards(hand, hidden ? [...backs, ...seat.seen] : seat.cards, build, (node, key) => {
      if (choosing) node.setAttribute("aria-pressed", String(chosen.has(key)));
      if (piled && node.dataset.card === "back") node.dataset.count = String(down);
    });
    if (mode) rove(hand);
  }

  function touchCard(card, seat, now) {
    const node = control("button", "vq-card", null, {
      type: "button", "aria-label": `${labels.takeCard}${labels.colon}${now.cards[card]}`, tabindex: "-1",
    });
    node.addEventListener("click", () => send(`card:${seat}:${card}`));
    return node;
  }

  function chooseCard(card, now) {
    const node = control("button", "vq-card", null, {
      type: "button", "aria-label": now.cards[card], tabindex: "-1",
    });
    if (now.crosses) node.title = now.cards[card];
    node.addEventListener("click", (event) => {
      const { key } = node.dataset;
      if (scene().crosses) return pick(key, event.detail === 0);
      chosen.has(key) ? chosen.delete(key) : chosen.add(key);
      draw();
    });
    return node;
  }

  // One stop for Tab in a row of buttons; arrow keys move within it.
  function rove(row) {
    const buttons = [...row.querySelectorAll("button")];
    if (buttons.length && !buttons.some((button) => button.tabIndex === 0)) buttons[0].tabIndex = 0;
  }

  function moveFocus(row, from, step) {
    const buttons = [...row.querySelectorAll("button")];
    const to = buttons[(buttons.indexOf(from) + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to.focus();
  }

  function chosenCards() {
    return [...chosen].map((key) => key.split(":")[0]);
  }

  function keepChosen(now) {
    const held = new Set(copies(now.seats.find((seat) => seat.seat === now.choose)?.cards ?? []));
    chosen = new Set([...chosen].filter((key) => held.has(key)));
  }

  function drawChooser(now) {
    const used = (now.choose || now.actions.length) && !now.touch;
    chooser.hidden = Boolean(now.touch) || (!used && !chooser.firstChild);
    chooser.classList.toggle("vq-idle", !now.choose);
    if (!used) return;
    if (!chooser.firstChild) {
      make("span", "vq-chosen", chooser);
      const play = control("button", "vq-button vq-primary", chooser, { type: "button" });
      write(play, labels.play);
      play.addEventListener("click", playChosen);
      make("span", "vq-help", chooser, { role: "status" });
    }
    const [words, play, help] = chooser.children, cards = chosenCards();
    const named = now.crosses ? cards.map((card) => now.cards[card]) : cards;
    write(words, now.question ?? `${labels.chosen}${labels.colon}${named.join(" ") || labels.nothing}`);
    play.hidden = Boolean(now.crosses);
    play.disabled = dead || !chosen.size;
    const stuck = now.crosses && cards.length && !now.actions.some(({ of }) => of === cards[0]);
    write(help, stuck ? labels.stuck : now.crosses ? labels.placeKeys : labels.chooseKeys);
    group(chooser, now.choose ? labels.chosen : "");
  }

  function playChosen() {
    if (chosen.size) send(`play:${chosenCards().join(" ")}`);
  }

  function drawActions(now) {
    root.classList.toggle("vq-choosing", !chooser.hidden || Boolean(now.touch));
    acts.hidden = chooser.hidden;
    acts.setAttribute("aria-label", now.question ?? labels.actions);
    const [card] = now.crosses ? chosenCards() : [];
    drawRow(acts, now.actions.filter(({ row, of }) => row === "plays" && (!card || !of || of === card)));
    const rest = now.actions.filter((action) => action.row !== "plays");
    tools.hidden = chooser.hidden && !rest.length;
    tools.setAttribute("aria-label", labels.tools);
    drawRow(tools, rest);
  }

  function drawRow(row, actions) {
    // an action with a key takes the place, and the focus, of the one that had it before
    const byKey = Object.fromEntries(actions.map((action) => [action.key || action.id, action]));
    keyed(row, Object.keys(byKey), () => {
      const node = control("button", "vq-button", null, { type: "button", tabindex: "-1" });
      make("span", "vq-words", node);
      make("span", "vq-note", node);
      node.addEventListener("click", () => send(node.dataset.act));
      return node;
    }, (node, key) => {
      const { id, text, note, name, mark } = byKey[key];
      node.dataset.act = id;
      node.dataset.of = byKey[key].of ?? "";
      write(node.firstChild, text);
      write(node.lastChild, note);
      node.setAttribute("aria-label", mark === "best" ? `${name}. ${labels.best}` : name);
      node.dataset.mark = mark;
      node.disabled = dead;
      node.setAttribute("aria-disabled", String(mark === "off")); // keeps the focus
    });
    rove(row);
  }

  // Cards beside the table; one of which none is left stays in its place, and does nothing.
  function drawPalette(now) {
    const list = now.palette ?? [];
    palette.hidden = !list.length;
    palette.setAttribute("aria-label", labels.palette);
    keyed(palette, list.map((action) => action.card), (card) => {
      const node = control("button", "vq-give", null, { type: "button", tabindex: "-1" });
      const face = make("span", "vq-card", node);
      face.append(picture("0 0 60 84", FACES[card] ?? FACES.back));
      make("span", "vq-left", node);
      node.addEventListener("click", () => node.dataset.id && send(node.dataset.id));
      return node;
    }, (node, _, index) => {
      const { id, name, note } = list[index];
      node.dataset.id = id;
      node.setAttribute("aria-label", name);
      node.setAttribute("aria-disabled", String(!id || dead));
      write(node.lastChild, note);
    });
    rove(palette);
  }

  function drawChoices(now) {
    const list = now.choices ?? [];
    choices.hidden = !list.length;
    keyed(choices, list.map((choice) => choice.label), () => {
      const node = make("label", "vq-choice", null);
      make("span", "", node);
      const select = control("select", "vq-jump", node);
      select.addEventListener("change", () => send(select.value));
      return node;
    }, (node, key, index) => {
      const [words, select] = node.children;
      const { label, value, options } = list[index];
      write(words, label);
      select.setAttribute("aria-label", label);
      select.disabled = dead;
      keyed(select, options.map((option) => option.id), () => make("option", "", null),
        (option, id, which) => {
          option.value = id;
          write(option, options[which].text);
        });
      select.value = value;
    });
  }

  // What is written stays until Python has another text: a line refused can be mended.
  function drawEntry(now) {
    const { entry: field } = now;
    entry.hidden = !field;
    if (!field) return;
    if (!entry.firstChild) {
      const label = make("label", "vq-choice", entry);
      make("span", "", label);
      const input = control("input", "vq-line-in", label, {
        type: "text", spellcheck: "false", autocomplete: "off",
      });
      const go = control("button", "vq-button", entry, { type: "button" });
      const copy = control("button", "vq-button", entry, { type: "button" });
      make("span", "vq-help", entry, { role: "status" });
      const open = () => send(`${scene().entry.id}:${input.value}`);
      go.addEventListener("click", open);
      input.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && !event.isComposing) open();
      });
      copy.addEventListener("click", () => copyText(scene().entry, input));
    }
    const [label, go, copy, said] = entry.children;
    const [words, input] = label.children;
    write(words, field.label);
    input.setAttribute("aria-label", field.label);
    if (entry.dataset.text !== field.text) {
      entry.dataset.text = field.text;
      input.value = field.text;
      write(said, "");
    }
    write(go, field.go);
    write(copy, field.copy);
    go.disabled = dead;
  }

  async function copyText({ text, copied }, input) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // no clipboard for this page: the old way, by what is selected
      const typed = input.value;
      input.value = text;
      input.select();
      const done = document.execCommand("copy");
      input.value = typed;
      if (!done) return;
    }
    write(entry.lastChild, copied);
  }

  function drawGrids(now) {
    const byId = Object.fromEntries((now.grids ?? []).map((grid) => [grid.id, grid]));
    grids.hidden = !now.grids?.length;
    keyed(grids, Object.keys(byId), () => {
      const node = make("div", "vq-grid", null);
      control("p", "vq-grid-note", node);
      const room = control("div", "vq-scroll", node, { role: "group", tabindex: "0" });
      const table = make("table", "", room);
      make("caption", "", table);
      make("tr", "", make("thead", "", table));
      make("tbody", "", table);
      return node;
    }, (node, id) => {
      const [note, room] = node.children;
      const [caption, head, body] = room.firstChild.children;
      const { heads, rows } = byId[id];
      room.setAttribute("aria-label", byId[id].caption);
      node.style.setProperty("--columns", String(heads.length));
      write(caption, byId[id].caption);
      write(note, byId[id].note);
      keyed(head.firstChild, heads.map((_, column) => `h${column}`),
        () => make("th", "", null, { scope: "col" }),
        (cell, _, column) => write(cell, heads[column]));
      keyed(body, rows.map((row) => row.head), () => make("tr", "", null),
        (line, _, index) => drawLineOf(line, rows[index]));
      rove(node);
    });
  }

  function drawLineOf(line, row) {
    line.dataset.mark = row.mark;
    keyed(line, ["head", ...row.cells.map((_, column) => `c${column}`)],
      (key) => key === "head" ? make("th", "", null, { scope: "row" }) : make("td", "", null),
      (cell, key, column) => {
        if (key === "head") drawHead(cell, row);
        else write(cell, row.cells[column - 1]);
      });
  }

  function drawHead(cell, row) {
    if (!row.action) return write(cell, row.head);
    let button = cell.querySelector("button");
    if (!button) {
      cell.replaceChildren();
      button = control("button", "vq-button", cell, { type: "button", tabindex: "-1" });
      button.addEventListener("click", () => send(button.dataset.id));
    }
    button.dataset.id = row.action;
    button.disabled = dead;
    write(button, row.head);
  }

  function drawBranches(now) {
    const list = now.branches ?? [];
    branches.hidden = !list.length;
    branches.setAttribute("aria-label", labels.branches);
    keyed(branches, list.map((_, index) => `b${index}`), () => make("div", "vq-branch", null),
      (row, _, index) => {
        const { depth, steps: moves } = list[index];
        row.style.setProperty("--depth", String(Math.min(depth, 8)));
        const byKey = moves.map((move, at) => `${move.id}/${move.id ? "" : at}`);
        keyed(row, byKey, (key) => {
          if (key[0] === "/") return make("span", "vq-move", null);
          const node = control("button", "vq-button vq-move", null, {
            type: "button", tabindex: "-1",
          });
          node.addEventListener("click", () => send(key.slice(0, -1)));
          return node;
        }, (node, _, at) => {
          write(node, moves[at].text);
          node.dataset.mark = moves[at].mark;
          node.disabled = dead;
          if (moves[at].mark) node.setAttribute("aria-current", "step");
          else node.removeAttribute("aria-current");
        });
      });
    const here = branches.querySelector("[aria-current]");
    if (here && here !== seenStep) {
      const top = here.offsetTop - branches.offsetTop;
      if (top < branches.scrollTop || top > branches.scrollTop + branches.clientHeight - 40) {
        branches.scrollTop = top - 20;
      }
      for (const node of branches.querySelectorAll("button")) {
        node.tabIndex = node === here ? 0 : -1;
      }
    }
    seenStep = here;
    rove(branches);
  }

  function send(id) {
    if (dead) return;
    if (id === "put:") chosen = new Set();
    gauges.flush(); // what a slider still has to say comes first
    model.send({ type: "action", id, stamp: scene().stamp });
  }

  // ---- stepping: no kernel needed --------------------------------------------------------

  const buttons = {};
  let slider, jump;

  function buildSteps() {
    steps.setAttribute("aria-label", labels.steps);
    for (const [name, shape] of Object.entries(ICONS)) {
      buttons[name] = control("button", "vq-button vq-step", steps, {
        type: "button", "aria-label": labels[name], title: labels[name],
      });
      buttons[name].append(picture("0 0 20 20", `<path d="${shape}"/>`));
      buttons[name].addEventListener("click", () => go(target(name)));
    }
    slider = control("input", "vq-slider", steps, {
      type: "range", min: "0", "aria-label": labels.slider,
    });
    slider.addEventListener("input", () => go(Number(slider.value)));
    jump = control("select", "vq-jump", steps, { "aria-label": labels.comments });
    jump.addEventListener("change", () => {
      if (jump.value) go(Number(jump.value));
      jump.value = "";
    });
    const help = make("p", "vq-help vq-keys", steps);
    help.id = `vq-help-${Math.random().toString(36).slice(2)}`;
    write(help, labels.keys);
    root.setAttribute("aria-describedby", help.id);
  }

  function fillJump() {
    const list = scenes().flatMap((one, index) => one.comment ? [[index, one]] : []);
    jump.replaceChildren();
    const first = make("option", "", jump, { value: "" });
    write(first, list.length ? labels.commentsPick : labels.commentsNone);
    for (const [index, one] of list) {
      const text = one.comment.length > 60 ? `${one.comment.slice(0, 59)}…` : one.comment;
      write(make("option", "", jump, { value: String(index) }), `${one.place}${labels.colon}${text}`);
    }
    jump.disabled = !list.length;
  }

  // Where a control leads; null when there is nothing further that way.
  function target(name) {
    const all = scenes(), last = all.length - 1, group = all[at].group;
    const find = (from, step, want) => {
      for (let i = from; i >= 0 && i <= last; i += step) if (want(all[i], i)) return i;
      return null;
    };
    const begins = (one, i) => i === 0 || all[i - 1].group !== one.group;
    switch (name) {
      case "first": return at > 0 ? 0 : null;
      case "back": return at > 0 ? at - 1 : null;
      case "next": return at < last ? at + 1 : null;
      case "last": return at < last ? last : null;
      case "roundBack": return find(at - 1, -1, begins);
      case "roundNext": return find(at + 1, 1, begins) ?? (at < last ? last : null);
      case "comment": return find(at + 1, 1, (one) => one.comment);
    }
  }

  function go(to) {
    if (to === null || to === undefined || to === at) return;
    model.set("index", to);
    model.save_changes();
    draw();
  }

  function drawSteps() {
    const many = scenes().length > 1 || scene().asked;
    steps.hidden = !many;
    if (!many) return;
    if (!slider) {
      buildSteps();
      fillJump();
    }
    for (const [name, button] of Object.entries(buttons)) {
      // aria-disabled keeps the focus where it is when the end is reached
      button.setAttribute("aria-disabled", String(target(name) === null));
    }
    slider.max = String(scenes().length - 1);
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", scene().place);
  }

  function drawNotes(now) {
    const any = scenes().some((one) => one.comment || one.clauses.length);
    notes.hidden = !any;
    if (!any) return;
    notes.setAttribute("aria-label", now.comments ?? labels.rule);
    write(comment, now.comment || labels.commentNone);
    comment.classList.toggle("vq-none", !now.comment);
    const byId = Object.fromEntries(now.clauses.map((clause) => [clause.id, clause]));
    keyed(rules, Object.keys(byId), () => {
      const node = make("div", "", null);
      make("p", "vq-rule-title", node);
      make("p", "vq-rule-text", node);
      return node;
    }, (node, id) => {
      write(node.children[0], `${id} ${byId[id].title}`);
      write(node.children[1], byId[id].text);
    });
    notes.scrollTop = 0;
  }

  // ---- keys ------------------------------------------------------------------------------

  const STEP_KEYS = {
    ArrowLeft: "back", ArrowRight: "next", ArrowUp: "roundBack", ArrowDown: "roundNext",
    Home: "first", End: "last", c: "comment", C: "comment",
  };

  function onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.matches("input:not(.vq-slider), .vq-choice select, .vq-language")) return; // own keys
    const row = event.target.closest(ROWS);
    const down = row?.matches(".vq-branches, .vq-grid") ? { ArrowUp: -1, ArrowDown: 1 } : {};
    const sideways = { ArrowLeft: -1, ArrowRight: 1, ...down }[event.key];
    if (event.key === "Escape" && chosen.size) {
      letGo();
    } else if (event.target.matches(".vq-crosses button") && TURNS.includes(event.key)) {
      goAmong(event.target, event.key);
    } else if (row && event.target.matches("button") && sideways) {
      moveFocus(row, event.target, sideways);
    } else if (event.key === "Enter" && event.target.matches(".vq-hand button") && chosen.size
        && !scene().crosses) {
      playChosen();
    } else if (event.target !== jump && STEP_KEYS[event.key] && scenes().length > 1) {
      if (/^Arrow(Up|Down)$/.test(event.key) && event.target.matches(SCROLLED)) return;
      go(target(STEP_KEYS[event.key]));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // ---- the kernel ------------------------------------------------------------------------

  // The widget manager tells that the line to the kernel changed, not how: after the first
  // drawing that is its end, until Python is heard again.
  function setDead(now) {
    dead = now;
    notice.hidden = !dead;
    write(notice, dead ? scene()?.lost ?? labels.disconnected : "");
    root.classList.toggle("vq-dead", dead);
    if (language) language.disabled = dead;
    draw();
  }

  const onKernel = () => setDead(true);
  const onScenes = () => {
    gauges.answered();
    if (slider) fillJump();
    dead ? setDead(false) : draw();
  };

  root.addEventListener("keydown", onKey);
  model.on("change:index", draw);
  model.on("change:scenes", onScenes);
  model.on("comm_live_update", onKernel);
  draw();
  const watch = new ResizeObserver(fit);
  watch.observe(root);

  return () => {
    gauges.close();
    watch.disconnect();
    model.off("change:index", draw);
    model.off("change:scenes", onScenes);
    model.off("comm_live_update", onKernel);
  };
}

const render = inEveryLanguage(drawTable);

export default { render };
