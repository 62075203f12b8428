// The card table asks the body whether it is light or dark; the theme of the pages says so on the root.
addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;
  const tell = () => {
    document.body.dataset.jpThemeLight = String(root.dataset.theme !== "dark");
  };
  tell();
  new MutationObserver(tell).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
});
