/** Calls back once the next frame is on the screen. Returns a function that cancels the call. */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A tab in the background paints nothing: there only the timer fires.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  timer = setTimeout(call, 500);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
