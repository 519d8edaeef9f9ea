/** Where each plate of the game lies: a file of its own, fetched when something that bears it is shown. */
export const plates = import.meta.glob<string>("./plates/**/*.svg", { query: "?url", import: "default", eager: true });
