/** A toast's text and tone. */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** A link to a likely next step. A bare '/cart' gets its text from the toasts, which load later than their callers. */
  readonly action?: { readonly text: string; readonly href: string } | '/cart' | undefined;
}

/** The event that carries a toast to the Toaster. */
export const toastEvent = 'toast';

const say = (tone: Toast['tone']) => (text: string, action?: Toast['action']) =>
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { tone, text, action } }));

/**
 * Shows a passing message at the top right, from anywhere in the browser. What must not be missed stays on the page
 * instead (Notice, a field's error).
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') };
