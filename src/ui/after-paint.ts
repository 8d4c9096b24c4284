/** Calls back when the coming frame is on the screen. Gives what takes it back. */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A window in the background paints nothing: there the timer alone.
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
