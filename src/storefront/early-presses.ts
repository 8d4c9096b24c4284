/** Elements that need a script to work. Links, forms and popover buttons do not. */
const controls = 'button[type=button]:not([popovertarget]), select';

/**
 * Records presses and choices made before the scripts have loaded, and replays them after hydration. A second press of
 * the same thing counts once: the first one had no visible effect.
 */
export function keepPresses(): void {
  const kept = new Set<HTMLElement>();
  const keep = ({ target, type }: Event) => {
    const control = (target as Element).closest<HTMLElement>(controls);
    if (control && (type === 'change') === control.matches('select')) kept.add(control);
  };
  for (const type of ['click', 'change']) document.addEventListener(type, keep);
  document.addEventListener('hydrated', () => {
    for (const type of ['click', 'change']) document.removeEventListener(type, keep);
    for (const control of kept)
      if (control.matches('select')) control.dispatchEvent(new Event('change', { bubbles: true }));
      else control.click();
  });
}
