// The card table. It draws scenes and sends action ids; it knows no rule and no word.
//
// model: scenes (list), index (int), labels (control -> words), sent by Python once or on change.
// Every word comes from a scene or from labels, and is set as text, never as markup. FACES, the
// markup of the card faces, is put in front of this file.

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
const ROOMS = [[".vq-hand, .vq-chooser", ".vq-hand"], [".vq-tools", ".vq-tools"]];

function control(tag, className, parent, attributes = {}) {
  return make(tag, className, parent, { [QUIET]: "true", ...attributes });
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

function render({ model, el }) {
  const labels = model.get("labels");
  let at = 0;
  let chosen = new Set();
  let drawn = null; // the stamp of the scene on the table
  let most = 1; // cards of the largest hand shown so far
  let dead = false;

  const root = control("section", "vq", el, { role: "group", tabindex: "0" });
  const head = make("header", "vq-head", root);
  const title = make("span", "vq-title", head);
  const place = make("span", "vq-place", head);
  const notice = make("p", "vq-notice", root, { role: "alert" });
  notice.hidden = true;
  const board = make("div", "vq-board", root);
  const middle = make("div", "vq-middle", null, { "data-key": "middle" });
  const status = make("p", "vq-status", root, { role: "status", "aria-live": "polite" });
  const alert = make("p", "vq-alert", root, { role: "alert" });
  const chooser = make("div", "vq-chooser", root, { role: "group" });
  const acts = make("div", "vq-actions", root, { role: "group" });
  const tools = make("div", "vq-tools", root, { role: "group" });
  const steps = make("div", "vq-steps", root, { role: "toolbar" });
  const notes = control("div", "vq-notes", root, { tabindex: "0", role: "region" });
  const comment = make("p", "vq-comment", notes);
  const rules = make("div", "vq-rules", notes);

  const scenes = () => model.get("scenes");
  const scene = () => scenes()[at];

  // ---- drawing ---------------------------------------------------------------------------

  function draw() {
    at = Math.max(0, Math.min(model.get("index"), scenes().length - 1));
    const now = scene();
    if (!now) return;
    if (now.stamp !== drawn) chosen = new Set();
    drawn = now.stamp;
    const held = root.contains(document.activeElement) ? document.activeElement : null;
    const room = ROOMS.find(([near]) => held?.closest(near))?.[1] ?? ".vq-actions";
    root.setAttribute("aria-label", `${labels.table}: ${now.title}`);
    write(title, now.title);
    write(place, now.place);
    write(status, now.status);
    write(alert, now.alert);
    drawBoard(now);
    drawChooser(now);
    drawActions(now);
    drawSteps();
    drawNotes(now);
    fit();
    if (held && (!held.isConnected || held.disabled)) {
      // what had the focus is gone: stay in the table, or keys would reach the notebook
      (root.querySelector(`${room} button[tabindex="0"]`) ?? root).focus({ preventScroll: true });
    }
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
    most = Math.max(most, ...scenes().flatMap((one) => one.seats.map((seat) => seat.count)));
    const fits = [...board.querySelectorAll(".vq-hand")].map((hand) => {
      const card = hand.querySelector(".vq-card");
      if (!card) return Infinity;
      const room = hand.clientWidth - parseFloat(getComputedStyle(hand).paddingRight);
      return Math.max(1, Math.floor(room / parseFloat(getComputedStyle(card).minWidth)));
    });
    const lines = Math.max(1, Math.ceil(most / Math.min(...fits)));
    root.style.setProperty("--lines", String(lines));
  }

  function newSeat(key) {
    if (key === "middle") return middle;
    const node = make("div", "vq-seat", null, { role: "group" });
    const line = make("div", "vq-line", node);
    for (const part of ["vq-mark", "vq-label", "vq-badge"]) make("span", part, line);
    make("div", "vq-hand", node);
    const row = make("div", "vq-play", node);
    make("span", "vq-cards", row);
    make("span", "vq-said", row);
    make("span", "vq-star", row, { "aria-hidden": "true" });
    return node;
  }

  function drawMiddle(node, now) {
    placeIn(node, now.middle_cell);
    keyed(node, now.middle.map((_, line) => `line${line}`), () => make("span", "", null),
      (line, _, index) => write(line, now.middle[index]));
  }

  function drawSeat(node, seat, now) {
    placeIn(node, seat.cell);
    node.setAttribute("aria-label", seat.spoken);
    node.classList.toggle("vq-to-act", seat.to_act);
    node.classList.toggle("vq-top", seat.top);
    node.classList.toggle("vq-leads", seat.leader);
    const [mark, label, badge] = node.querySelector(".vq-line").children;
    write(mark, seat.to_act ? "▶" : seat.leader ? "●" : "");
    write(label, seat.label);
    write(badge, seat.badge);
    drawHand(node.querySelector(".vq-hand"), seat, now);
    const [cards, said, star] = node.querySelector(".vq-play").children;
    drawCards(cards, seat.play ?? [], plainCard);
    write(said, seat.play && !seat.play.length ? seat.played : "");
    write(star, seat.top ? "★" : "");
  }

  function placeIn(node, [column, columns, row, rows]) {
    node.style.setProperty("--column", `${column} / span ${columns}`);
    node.style.setProperty("--row", `${row} / span ${rows}`);
  }

  function drawHand(hand, seat, now) {
    const choosing = now.choose === seat.seat && !dead;
    const hidden = seat.cards === null;
    const backs = hidden ? Array(Math.max(0, seat.count - seat.seen.length)).fill("back") : [];
    if (hand.dataset.choosing !== String(choosing)) hand.replaceChildren();
    hand.dataset.choosing = String(choosing);
    const build = (card) => choosing ? chooseCard(card, now) : plainCard();
    drawCards(hand, hidden ? [...backs, ...seat.seen] : seat.cards, build, (node, key) => {
      if (choosing) node.setAttribute("aria-pressed", String(chosen.has(key)));
    });
    if (choosing) rove(hand);
  }

  function chooseCard(card, now) {
    const node = control("button", "vq-card", null, {
      type: "button", "aria-label": now.cards[card], tabindex: "-1",
    });
    node.addEventListener("click", () => {
      const { key } = node.dataset;
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

  function drawChooser(now) {
    const used = now.choose || now.actions.length;
    chooser.hidden = !used && !chooser.firstChild;
    chooser.classList.toggle("vq-idle", !now.choose);
    if (!used) return;
    if (!chooser.firstChild) {
      make("span", "vq-chosen", chooser);
      const play = control("button", "vq-button vq-primary", chooser, { type: "button" });
      write(play, labels.play);
      play.addEventListener("click", playChosen);
      make("span", "vq-help", chooser);
    }
    const held = new Set(copies(now.seats.find((seat) => seat.seat === now.choose)?.cards ?? []));
    chosen = new Set([...chosen].filter((key) => held.has(key)));
    const [words, play, help] = chooser.children;
    write(words, `${labels.chosen}: ${chosenCards().join(" ") || labels.nothing}`);
    play.disabled = dead || !chosen.size;
    write(help, labels.chooseKeys);
    chooser.setAttribute("aria-label", labels.chosen);
  }

  function playChosen() {
    if (chosen.size) send(`play:${chosenCards().join(" ")}`);
  }

  function drawActions(now) {
    root.classList.toggle("vq-choosing", !chooser.hidden);
    acts.hidden = chooser.hidden;
    acts.setAttribute("aria-label", labels.actions);
    drawRow(acts, now.actions.filter((action) => action.row === "plays"));
    const rest = now.actions.filter((action) => action.row !== "plays");
    tools.hidden = chooser.hidden;
    tools.setAttribute("aria-label", labels.tools);
    drawRow(tools, rest);
  }

  function drawRow(row, actions) {
    const byId = Object.fromEntries(actions.map((action) => [action.id, action]));
    keyed(row, Object.keys(byId), (id) => {
      const node = control("button", "vq-button", null, { type: "button", tabindex: "-1" });
      make("span", "vq-words", node);
      make("span", "vq-note", node);
      node.addEventListener("click", () => send(id));
      return node;
    }, (node, id) => {
      const { text, note, name, mark } = byId[id];
      write(node.firstChild, text);
      write(node.lastChild, note);
      node.setAttribute("aria-label", name);
      node.dataset.mark = mark;
      node.disabled = dead;
    });
    rove(row);
  }

  function send(id) {
    if (dead) return;
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
      write(make("option", "", jump, { value: String(index) }), `${one.place}: ${text}`);
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
    const many = scenes().length > 1;
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
    notes.setAttribute("aria-label", labels.rule);
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
    const row = event.target.closest(".vq-hand, .vq-actions, .vq-tools");
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (row && event.target.matches("button") && sideways) {
      moveFocus(row, event.target, sideways);
    } else if (event.key === "Enter" && event.target.matches(".vq-hand button") && chosen.size) {
      playChosen();
    } else if (event.target !== jump && STEP_KEYS[event.key] && scenes().length > 1) {
      if (event.target === notes && /^Arrow(Up|Down)$/.test(event.key)) return;
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
    write(notice, dead ? labels.disconnected : "");
    root.classList.toggle("vq-dead", dead);
    draw();
  }

  const onKernel = () => setDead(true);
  const onScenes = () => {
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
    watch.disconnect();
    model.off("change:index", draw);
    model.off("change:scenes", onScenes);
    model.off("comm_live_update", onKernel);
  };
}

export default { render };
