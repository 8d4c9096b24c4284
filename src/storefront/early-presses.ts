/**
 * Elements that need a script to work. Links, forms and popover buttons do not. A heart (`wishFormName`) posts without
 * one, but only a script completes a guest's wish after the login.
 */
const controls = 'button[type=button]:not([popovertarget]), button[form=wish], select';

/**
 * Records clicks and choices made before the scripts have loaded, and replays them after hydration. A second click on
 * the same element is dropped: the first had no visible effect.
 */
export function keepPresses(): void {
  const elements = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || (event.type === 'change') !== control.matches('select')) return;
    event.preventDefault();
    elements.add(control);
  };
  for (const type of ['click', 'change']) document.addEventListener(type, keep);
  document.addEventListener('hydrated', () => {
    for (const type of ['click', 'change']) document.removeEventListener(type, keep);
    for (const control of elements)
      if (control.matches('select')) control.dispatchEvent(new Event('change', { bubbles: true }));
      else control.click();
  });
}
