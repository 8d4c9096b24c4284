/** What a toast says and how. */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** What one may want next. An address alone has its words with the toasts, which come later than who says it. */
  readonly action?: { readonly text: string; readonly href: string } | '/cart' | undefined;
}

/** The event that carries a message to the Toaster. */
export const toastEvent = 'toast';

const say = (tone: Toast['tone']) => (text: string, action?: Toast['action']) =>
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { tone, text, action } }));

/**
 * Says something in passing, at the top right, from anywhere in the browser. What must not be missed stays on the page instead
 * (Notice, a field's error).
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') };
