// What visitors see when they are done.

/** After a reference or a video was sent. */
export function Thanks({ title, words }: { title: string; words: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{words}</p>
      <p class="quiet">You can close this page. The link does not work any more.</p>
    </>
  );
}
