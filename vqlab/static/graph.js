// The state graph: a drawing to zoom and pan, the same as a table, and the state that is selected.
//
// It draws what Python laid out and sends action ids; it knows no rule and no word. Every word comes
// from labels, view or card, and is set as text. table.js stands in front of this file: its helpers
// are used here, and drawTable draws the selected state.
//
// model: view {stamp, title, claim, showing, size, looks, legend, nodes, edges, tools, questions,
// top}, selected (a node's id), card (the selected state), labels.
// node: [id, x, y, seat, look, layer, text, mark]; edge: [from, to, plays, kind, bow x, bow y].

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = {
  circle: "M0-15a15 15 0 1 0 0 30a15 15 0 1 0 0-30z",
  diamond: "M0-19L19 0L0 19L-19 0z",
  hexagon: "M-9-16H9L18 0L9 16H-9L-18 0z",
  square: "M-14-14H14V14H-14z",
};
const PAGE = 25; // rows of the table on a page
const FAR = 0.42; // below this scale letters are too small to be read, and left out
const LABELLED = 80; // edges up to which all show their plays
const SIGNS = {
  in: "M8 3h4v5h5v4h-5v5H8v-5H3V8h5z",
  out: "M3 8h14v4H3z",
  fit: "M2 2h6v3H5v3H2zM12 2h6v6h-3V5h-3zM2 12h3v3h3v3H2zM15 12h3v6h-6v-3h3z",
  centre: "M9 1h2v4H9zM9 15h2v4H9zM1 9h4v2H1zM15 9h4v2h-4zM10 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
};

function shape(tag, className, parent, attributes = {}) {
  const node = document.createElementNS(SVG, tag);
  if (className) node.setAttribute("class", className);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (parent) parent.append(node);
  return node;
}

function put(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function drawGraph({ model, el }) {
  const labels = model.get("labels");
  let view, nodes, after, before, rows; // the view, and indexes of it, made by read()
  let shown = ""; // the ids of the nodes drawn
  let scale = 1, left = 0, up = 0; // screen = graph * scale + (left, up)
  let least = 1; // the scale at which all fits
  let page = 0;
  let dead = false;
  let current = ""; // the selected node; the model learns of it a little later
  let saving = 0;

  const root = control("div", "vq vqg", el, { role: "group", tabindex: "-1" });
  const head = make("div", "vq-head", root);
  const title = make("span", "vq-title", head);
  const language = languageIn(root, head, model);
  const notice = make("p", "vq-notice", root, { role: "alert" });
  notice.hidden = true;
  const claim = make("p", "vqg-claim", root);
  const bar = make("div", "vqg-bar", root);
  const asks = control("select", "vq-jump vqg-asks", bar, { "aria-label": labels.questions });
  const tools = make("div", "vqg-tools", bar, { role: "group", "aria-label": labels.tools });
  const above = make("div", "vqg-above", root);
  const showing = make("p", "vqg-showing", above, { role: "status", "aria-live": "polite" });
  const zoom = make("div", "vqg-tools", above, { role: "group", "aria-label": labels.zoom });
  const alert = make("p", "vq-notice", root, { role: "alert" });

  const both = make("div", "vqg-both", root);
  const side = make("div", "vqg-side", both);
  const stage = control("div", "vqg-stage", side, {
    tabindex: "0", role: "application", "aria-label": labels.graph,
  });
  const svg = shape("svg", "", stage, { "aria-hidden": "true" });
  const world = shape("g", "vqg-world", svg);
  const lines = shape("g", "", world);
  const halo = shape("circle", "vqg-halo", world, { r: "24" });
  const dots = shape("g", "", world);
  const words = shape("g", "vqg-words", world);
  const legend = make("ul", "vqg-legend", side, { "aria-label": labels.legend });
  const help = make("p", "vq-help", side);
  help.id = `vqg-help-${Math.random().toString(36).slice(2)}`;
  write(help, labels.keys);
  stage.setAttribute("aria-describedby", help.id);

  const panel = control("div", "vqg-panel", both, {
    tabindex: "-1", role: "group", "aria-label": labels.selected,
  });
  const heading = make("p", "vqg-heading", panel);
  const live = make("p", "vqg-live", root, { role: "status", "aria-live": "polite" });
  const said = make("p", "vqg-said", panel);
  const lineRow = make("div", "vqg-line", panel);
  const line = control("input", "vqg-text", lineRow, {
    type: "text", readonly: "", "aria-label": labels.line,
  });
  const copy = control("button", "vq-button", lineRow, { type: "button" });
  write(copy, labels.copy);
  const cardTools = make("div", "vqg-tools", panel, { role: "group", "aria-label": labels.below });
  const plays = make("ul", "vqg-plays", panel, { "aria-label": labels.plays });
  const table = make("div", "vqg-table", panel);

  const twin = make("div", "vqg-twin", root);
  const rowsHead = make("div", "vqg-bar", twin);
  const rowsTitle = make("span", "vqg-heading", rowsHead);
  write(rowsTitle, labels.table);
  const pager = make("div", "vqg-tools", rowsHead, { role: "group", "aria-label": labels.pages });
  const earlier = control("button", "vq-button", pager, { type: "button", "aria-label": labels.earlier });
  write(earlier, "◀");
  const range = make("span", "vqg-range", pager);
  const later = control("button", "vq-button", pager, { type: "button", "aria-label": labels.later });
  write(later, "▶");
  const scroll = control("div", "vqg-scroll", twin, {
    tabindex: "-1", role: "group", "aria-label": labels.table,
  });
  const sheet = make("table", "vqg-rows", scroll);
  const heads = make("tr", "", make("thead", "", sheet));
  for (const name of ["number", "layer", "acts", "position", "worth", "plays"]) {
    write(make("th", "", heads, { scope: "col" }), labels[name]);
  }
  const body = make("tbody", "", sheet);

  // ---- what is shown -----------------------------------------------------------------------

  function read() {
    view = model.get("view");
    nodes = new Map(view.nodes.map(([id, x, y, seat, look, layer, text, mark]) =>
      [id, { id, x, y, seat, look, layer, text, mark }]));
    after = new Map(view.nodes.map(([id]) => [id, []]));
    before = new Map(view.nodes.map(([id]) => [id, []]));
    for (const edge of view.edges) {
      after.get(edge[0]).push(edge);
      before.get(edge[1]).push(edge);
    }
    rows = [...nodes.keys()];
  }

  function draw() {
    const held = root.contains(document.activeElement) ? document.activeElement : null;
    read();
    root.setAttribute("aria-label", `${labels.graph}${labels.colon}${view.title}`);
    write(title, view.title);
    write(claim, view.claim);
    write(showing, view.showing);
    write(alert, view.alert);
    alert.hidden = !view.alert;
    drawAsks();
    drawButtons(tools, view.tools, send);
    drawLegend();
    drawEdges();
    keyed(dots, rows, newNode, drawNode);
    const now = rows.join();
    if (now !== shown) fit();
    shown = now;
    select(nodes.has(model.get("selected")) ? model.get("selected") : view.top, false);
    if (held && (!held.isConnected || held.disabled)) stage.focus({ preventScroll: true });
  }

  function drawAsks() {
    const byId = Object.fromEntries(view.questions.map((one) => [one.id, one]));
    keyed(asks, Object.keys(byId), () => make("option", "", null), (node, id) => {
      node.value = id;
      node.selected = byId[id].mark === "on";
      write(node, byId[id].text);
    });
    asks.disabled = dead;
  }

  function drawButtons(row, actions, act) {
    const byId = Object.fromEntries(actions.map((action) => [action.id, action]));
    keyed(row, Object.keys(byId), (id) => {
      const node = control("button", "vq-button", null, { type: "button" });
      node.addEventListener("click", () => act(id));
      return node;
    }, (node, id) => {
      write(node, byId[id].text);
      node.dataset.mark = byId[id].mark;
      node.setAttribute("aria-pressed", String(byId[id].mark === "on"));
      node.disabled = dead;
    });
  }

  function drawLegend() {
    keyed(legend, view.legend.map((one) => one.id), () => {
      const item = make("li", "", null);
      shape("svg", "", item, { "aria-hidden": "true" });
      make("span", "", item);
      return item;
    }, (item, id, at) => {
      const { look, kind, sample, text } = view.legend[at];
      const [sign, told] = item.children;
      sign.replaceChildren();
      put(sign, "viewBox", look ? "-22 -20 44 54" : "-26 -5 52 10");
      if (look) {
        paint(dress(shape("g", "", sign)), look, sample);
      } else {
        shape("path", `vqg-edge ${kind}`, sign, { d: "M-24 0H24" });
      }
      write(told, text);
    });
  }

  // ---- the drawing -------------------------------------------------------------------------

  function newNode(id) {
    const node = dress(shape("g", ""));
    node.addEventListener("pointerenter", () => {
      if (!node.querySelector("title")) shape("title", "", node);
      write(node.querySelector("title"), nodes.get(id)?.text ?? "");
    });
    return node;
  }

  function dress(node) {
    shape("path", "vqg-shape", node);
    shape("text", "vqg-letter", node, { y: "5" });
    shape("text", "vqg-tag", node, { y: "30" });
    shape("text", "vqg-mark", node, { x: "17", y: "-9" });
    return node;
  }

  function drawNode(node, id) {
    const { x, y, seat, look, mark } = nodes.get(id);
    put(node, "transform", `translate(${x} ${y})`);
    paint(node, look, seat, mark);
  }

  function paint(node, look, seat, mark = "") {
    const { form, shade, tag } = view.looks[look];
    put(node, "class", `vqg-node vqg-${shade}${seat ? "" : " vqg-end"}`);
    const [outline, letter, worth, folded] = node.children;
    put(outline, "d", SHAPES[form]);
    write(letter, seat);
    write(worth, tag);
    write(folded, mark);
  }

  function drawEdges() {
    const keys = view.edges.map(([from, to]) => `${from}>${to}`);
    keyed(lines, keys, () => shape("path", ""), (node, _, at) => {
      const [from, to, , kind, bowX, bowY] = view.edges[at];
      const a = nodes.get(from), b = nodes.get(to);
      put(node, "class", `vqg-edge ${kind}`);
      const way = bowX == null ? "L" : `Q${bowX} ${bowY} `;
      put(node, "d", `M${a.x} ${a.y}${way}${b.x} ${b.y}`);
    });
  }

  // Plays stand on the edges while there are few, and always on those of the selected node.
  function drawWords() {
    const id = current;
    const all = view.edges.length <= LABELLED;
    const told = all ? view.edges : view.edges.filter(([from, to]) => from === id || to === id);
    keyed(words, told.map(([from, to]) => `${from}>${to}`), () => shape("text", ""),
      (node, _, at) => {
        const [from, to, text, , bowX, bowY] = told[at];
        const a = nodes.get(from), b = nodes.get(to);
        const turn = after.get(from).findIndex((edge) => edge[1] === to) + Number(from);
        const part = [0.51, 0.69, 0.6][turn % 3], rest = 1 - part;
        const by = bowX == null ? [(a.x + b.x) / 2, (a.y + b.y) / 2] : [bowX, bowY];
        const on = (p, q, r) => rest * rest * p + 2 * rest * part * q + part * part * r;
        put(node, "x", on(a.x, by[0], b.x).toFixed(0));
        put(node, "y", (on(a.y, by[1], b.y) + 4).toFixed(0));
        write(node, text);
      });
  }

  function move() {
    put(world, "transform", `translate(${left.toFixed(1)} ${up.toFixed(1)}) scale(${scale.toFixed(4)})`);
    stage.classList.toggle("vqg-far", scale < FAR);
    stage.classList.toggle("vqg-near", scale > least * 1.02);
  }

  function fit() {
    const [width, height] = view.size;
    least = Math.min(stage.clientWidth / width, stage.clientHeight / height, 1.4) || 1;
    scale = least;
    left = (stage.clientWidth - width * scale) / 2;
    up = Math.max(0, (stage.clientHeight - height * scale) / 2);
    move();
  }

  function zoomBy(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
    const to = Math.max(Math.min(least, 1) * 0.8, Math.min(3, scale * factor));
    left = x - ((x - left) * to) / scale;
    up = y - ((y - up) * to) / scale;
    scale = to;
    move();
  }

  function centre(id = current, near = 1) {
    const { x, y } = nodes.get(id);
    scale = Math.max(scale, near);
    left = stage.clientWidth / 2 - x * scale;
    up = stage.clientHeight / 2 - y * scale;
    move();
  }

  function keepInSight(id) {
    const { x, y } = nodes.get(id);
    const [atX, atY] = [x * scale + left, y * scale + up];
    const out = (at, room) => at < 24 || at > room - 24;
    if (out(atX, stage.clientWidth) || out(atY, stage.clientHeight)) centre(id, scale);
  }

  // ---- what is selected --------------------------------------------------------------------

  function select(id, mine = true) {
    if (!nodes.has(id)) return;
    const other = current !== id;
    current = id;
    if (mine && other && !saving) tell();
    const { x, y, seat, look, layer, text } = nodes.get(id);
    put(halo, "cx", String(x));
    put(halo, "cy", String(y));
    if (mine) keepInSight(id);
    drawWords();
    const acts = labels[seat ? `acts${seat}` : "over"];
    write(heading, `${id} · ${labels.layer} ${layer} · ${acts}`);
    if (mine) write(live, [id, acts, text, view.looks[look].said].join(". "));
    line.value = text;
    page = Math.floor(rows.indexOf(id) / PAGE);
    drawRows();
    drawCard();
  }

  // Python is told at once, and then not for every key that is held down. What it was told before
  // comes back as an echo, which must not undo what was selected since.
  function tell() {
    if (model.get("selected") !== current) {
      model.set("selected", current);
      model.save_changes();
    }
    saving = setTimeout(() => {
      saving = 0;
      if (model.get("selected") !== current) tell();
    }, 80);
  }

  const sub = {
    scenes: [], heard: {},
    // quiet: the line of what is selected speaks
    get: (name) => ({ scenes: sub.scenes, index: 0, labels: labels.card, still: true, quiet: true })[name],
    set() {}, save_changes() {}, send() {},
    on: (name, act) => { sub.heard[name] = act; },
    off() {},
  };
  let cleanTable;

  function drawCard() {
    const held = panel.contains(document.activeElement) ? document.activeElement : null;
    drawHere();
    if (!held || (held.isConnected && !held.disabled && held.checkVisibility())) return;
    // the play that was pressed led on: those of the next position are there now
    (plays.querySelector("button:enabled") ?? panel).focus({ preventScroll: true });
  }

  function drawHere() {
    const card = model.get("card"), id = current;
    const here = card.id === id;
    panel.classList.toggle("vqg-waits", !here && !dead);
    if (!here && !dead) return;
    write(said, here ? card.said : view.looks[nodes.get(id).look].said);
    table.hidden = !here || !card.scene;
    plays.hidden = cardTools.hidden = !here;
    if (!here) return;
    drawButtons(cardTools, card.tools, send);
    drawPlays(card);
    if (!card.scene) return;
    sub.scenes = [card.scene];
    if (cleanTable) {
      sub.heard["change:scenes"]();
      return;
    }
    cleanTable = drawTable({ model: sub, el: table });
    table.firstElementChild.setAttribute("tabindex", "-1");
  }

  function drawPlays(card) {
    keyed(plays, card.plays.map((one) => `${card.id}>${one.to}`), (_, at) => {
      const item = make("li", "", null);
      const go = control("button", "vq-button", item, { type: "button" });
      go.addEventListener("click", () => select(item.dataset.to));
      make("span", "vqg-worth", item);
      const refute = control("button", "vq-button", item, { type: "button" });
      refute.addEventListener("click", () => send(item.dataset.refute));
      return item;
    }, (item, _, at) => {
      const one = card.plays[at], [go, worth, refute] = item.children;
      item.dataset.to = one.to;
      item.dataset.refute = one.refute;
      item.dataset.kind = one.kind;
      write(go, `${one.play} → #${one.to}`);
      go.disabled = !nodes.has(one.to);
      write(worth, one.worth);
      write(refute, labels.refute);
      refute.setAttribute("aria-label", `${labels.refute}${labels.colon}${one.play}`);
      refute.hidden = !one.refute;
      refute.disabled = dead;
    });
  }

  // ---- the same as a table -----------------------------------------------------------------

  function drawRows() {
    const pages = Math.max(1, Math.ceil(rows.length / PAGE));
    page = Math.max(0, Math.min(page, pages - 1));
    const part = rows.slice(page * PAGE, (page + 1) * PAGE);
    const id = current;
    keyed(body, part, newRow, (row, key) => {
      const { seat, layer, look, text, mark } = nodes.get(key);
      const [number, ...cells] = row.children;
      const on = key === id;
      on ? row.setAttribute("aria-current", "true") : row.removeAttribute("aria-current");
      const button = number.firstChild;
      button.tabIndex = on || (!part.includes(id) && key === part[0]) ? 0 : -1;
      button.setAttribute("aria-pressed", String(on));
      write(button, key);
      const told = after.get(key).map(([, to, play]) => `${play} → #${to}`);
      const texts = [layer, seat || "–", text, view.looks[look].short, [...told, mark].filter(Boolean).join(" · ")];
      cells.forEach((cell, at) => write(cell, String(texts[at])));
      cells[3].setAttribute("aria-label", view.looks[look].said);
    });
    write(range, `${page * PAGE + 1}–${page * PAGE + part.length} / ${rows.length}`);
    earlier.setAttribute("aria-disabled", String(page === 0));
    later.setAttribute("aria-disabled", String(page === pages - 1));
  }

  function newRow(id) {
    const row = make("tr", "", null);
    const number = make("th", "", row, { scope: "row" });
    control("button", "vq-button", number, { type: "button" });
    for (let at = 0; at < 5; at++) make("td", "", row);
    row.addEventListener("click", () => select(row.dataset.key));
    return row;
  }

  function turn(by) {
    page += by;
    drawRows();
  }

  function focusRow(at) {
    const to = Math.max(0, Math.min(rows.length - 1, at));
    if (Math.floor(to / PAGE) !== page) {
      page = Math.floor(to / PAGE);
      drawRows();
    }
    body.querySelector(`tr[data-key="${rows[to]}"] button`).focus();
  }

  // ---- keys and pointers -------------------------------------------------------------------

  function neighbour(key) {
    const id = current, here = nodes.get(id);
    if (key === "ArrowDown") {
      return (after.get(id).find((edge) => /keeps|lost/.test(edge[3])) ?? after.get(id)[0])?.[1];
    }
    if (key === "ArrowUp") return before.get(id)[0]?.[0];
    const row = rows.filter((one) => nodes.get(one).layer === here.layer);
    row.sort((a, b) => nodes.get(a).x - nodes.get(b).x);
    return row[row.indexOf(id) + (key === "ArrowLeft" ? -1 : 1)];
  }

  function onStageKey(event) {
    const { key } = event;
    if (key.startsWith("Arrow")) select(neighbour(key));
    else if (key === "+" || key === "=") zoomBy(1.25);
    else if (key === "-") zoomBy(0.8);
    else if (key === "0") fit();
    else if (key === "Home") select(view.top);
    else if (key === "Enter") {
      panel.focus();
      panel.scrollIntoView({ block: "nearest" });
    } else return false;
    return true;
  }

  function onRowKey(event) {
    const at = rows.indexOf(event.target.closest("tr").dataset.key);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (step) focusRow(at + step);
    else if (event.key === "Home") focusRow(0);
    else if (event.key === "End") focusRow(rows.length - 1);
    else return false;
    return true;
  }

  function onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const done = event.target === stage ? onStageKey(event)
      : event.target.closest("tbody button") ? onRowKey(event)
      : event.key === "Escape" && panel.contains(event.target) ? (stage.focus(), true) : false;
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }

  let drag = null;

  function onDown(event) {
    if (event.button) return;
    drag = { x: event.clientX, y: event.clientY, left, up, moved: false, on: event.target };
    stage.setPointerCapture?.(event.pointerId);
  }

  function onMove(event) {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.moved ||= Math.hypot(x, y) > 4;
    if (!drag.moved) return;
    [left, up] = [drag.left + x, drag.up + y];
    move();
  }

  function onUp(event) {
    if (drag && !drag.moved && event.type === "pointerup") select(nodeAt(event, drag.on));
    drag = null;
  }

  // The node under the pointer, or the nearest one where nodes are too small to be hit.
  function nodeAt(event, target) {
    const key = target.closest?.(".vqg-node")?.dataset.key;
    if (key) return key;
    const box = stage.getBoundingClientRect();
    const x = (event.clientX - box.left - left) / scale, y = (event.clientY - box.top - up) / scale;
    let best = null, room = Math.max(18, 10 / scale);
    for (const node of nodes.values()) {
      const far = Math.hypot(node.x - x, node.y - y);
      if (far < room) [best, room] = [node.id, far];
    }
    return best;
  }

  function onWheel(event) {
    if (!event.ctrlKey) return; // the page scrolls
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    zoomBy(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  }

  function send(id) {
    if (!dead) model.send({ type: "action", id, stamp: view.stamp });
  }

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(line.value);
    } catch {
      line.select();
      document.execCommand("copy");
    }
    write(live, labels.copied);
  }

  // ---- the kernel --------------------------------------------------------------------------

  function setDead(now) {
    dead = now;
    notice.hidden = !dead;
    write(notice, dead ? labels.disconnected : "");
    root.classList.toggle("vq-dead", dead);
    if (language) language.disabled = dead;
    draw();
  }

  for (const [name, act] of [
    ["in", () => zoomBy(1.25)], ["out", () => zoomBy(0.8)], ["fit", fit], ["centre", () => centre()],
  ]) {
    const button = control("button", "vq-button vq-step", zoom, {
      type: "button", "aria-label": labels[name], title: labels[name],
    });
    button.append(picture("0 0 20 20", `<path d="${SIGNS[name]}"/>`));
    button.addEventListener("click", act);
  }
  asks.addEventListener("change", () => send(asks.value));
  earlier.addEventListener("click", () => turn(-1));
  later.addEventListener("click", () => turn(1));
  copy.addEventListener("click", onCopy);
  root.addEventListener("keydown", onKey);
  stage.addEventListener("pointerdown", onDown);
  stage.addEventListener("pointermove", onMove);
  stage.addEventListener("pointerup", onUp);
  stage.addEventListener("pointercancel", onUp);
  stage.addEventListener("wheel", onWheel, { passive: false });

  const onView = () => (dead ? setDead(false) : draw());
  const onSelected = () => {
    if (!saving) select(model.get("selected"), false);
  };
  const onKernel = () => setDead(true);
  model.on("change:view", onView);
  model.on("change:selected", onSelected);
  model.on("change:card", drawCard);
  model.on("comm_live_update", onKernel);
  draw();
  let wide = stage.clientWidth;
  const watch = new ResizeObserver(() => {
    if (stage.clientWidth !== wide) fit();
    wide = stage.clientWidth;
  });
  watch.observe(stage);

  return () => {
    watch.disconnect();
    clearTimeout(saving);
    cleanTable?.();
    model.off("change:view", onView);
    model.off("change:selected", onSelected);
    model.off("change:card", drawCard);
    model.off("comm_live_update", onKernel);
  };
}

export default { render: inEveryLanguage(drawGraph) };
