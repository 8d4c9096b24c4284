/**
 * Calls `then` once nothing inside has the focus, at once where nothing has: what somebody is using is not replaced
 * under their hands.
 * @returns ends the waiting
 */
export function whenLeft(place: Element | null, then: () => void): () => void {
  if (!place?.contains(document.activeElement)) {
    then();
    return () => undefined;
  }
  const left = (event: Event) => {
    if (place.contains((event as FocusEvent).relatedTarget as Node | null)) return;
    place.removeEventListener('focusout', left);
    then();
  };
  place.addEventListener('focusout', left);
  return () => place.removeEventListener('focusout', left);
}
