/** What belongs to no one game: the lids of the boxes by game, and faces by who plays; fetched by the pages around the table. */
export const pictures = import.meta.glob<string>("./{boxes,faces}/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
