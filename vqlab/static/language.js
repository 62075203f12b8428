// The language of the words: told to screen readers, and chosen in the head of a screen.
//
// labels.lang is the language spoken, labels.languages names all there are, each in its own words.

// A render function that is called anew when the words change: in another language all are others.
function inEveryLanguage(render) {
  return (context) => {
    const { model, el } = context;
    let end = render(context);
    const anew = () => {
      const held = el.contains(document.activeElement);
      end();
      el.replaceChildren();
      end = render(context);
      if (held) el.querySelector(".vq-language")?.focus({ preventScroll: true });
    };
    model.on("change:labels", anew);
    return () => {
      model.off("change:labels", anew);
      end();
    };
  };
}

// Says on the root what language its words are in; gives the switch, where there is somebody to
// answer it and another language to choose.
function languageIn(root, head, model) {
  const { lang, language, languages } = model.get("labels");
  if (lang) root.setAttribute("lang", lang);
  if (model.get("still") || Object.keys(languages ?? {}).length < 2) return null;
  const select = control("select", "vq-jump vq-language", head, { "aria-label": language });
  for (const [id, name] of Object.entries(languages)) {
    const option = make("option", "", select, { value: id, lang: id });
    write(option, name);
  }
  select.value = lang;
  select.addEventListener("change", () => model.send({ type: "language", id: select.value }));
  return select;
}
