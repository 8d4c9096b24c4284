/** A toast's text and tone. */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /**
   * A link to a likely next step, or what takes the change back. A bare '/cart' and `undo` get their text from the toasts,
   * which load later than their callers.
   */
  readonly action?:
    | { readonly text: string; readonly href: string }
    | { readonly undo: () => void }
    | '/cart'
    | undefined;
}

/** The event that carries a toast to the Toaster. */
export const toastEvent = 'toast';

const say = (tone: Toast['tone']) => (text: string, action?: Toast['action']) =>
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { tone, text, action } }));

/**
 * Shows a passing message, from anywhere in the browser: at the top right below the header, on phones at the foot above
 * the bars. One at a time: the newest. What must not be missed stays on the page instead (Notice, a field's error).
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') };
