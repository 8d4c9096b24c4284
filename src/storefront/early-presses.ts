/** What does something by script only. Links, forms and what opens a popover work by themselves. */
const controls = 'button[type=button]:not([popovertarget]), select';

/**
 * Nothing that is pressed or chosen before the scripts are there is lost: it is kept, and done when the page is taken over. What is pressed
 * twice is done once, for whoever presses again has seen nothing happen.
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
