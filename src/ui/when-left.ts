/**
 * Calls `then` once nothing inside `place` has the focus (at once, if nothing has), so that an element in use is not
 * replaced.
 * @returns a function that cancels
 */
export function whenLeft(place: Element | null, then: () => void): () => void {
  if (!place?.contains(document.activeElement)) {
    then();
    return () => undefined;
  }
  const onLeave = (event: Event) => {
    if (place.contains((event as FocusEvent).relatedTarget as Node | null)) return;
    place.removeEventListener('focusout', onLeave);
    then();
  };
  place.addEventListener('focusout', onLeave);
  return () => place.removeEventListener('focusout', onLeave);
}
