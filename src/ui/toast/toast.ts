/** What a toast says and how. */
export type Toast = { tone: 'success' | 'error' | 'info'; text: string };

let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

const say = (toast: Toast) => {
  if (show) return show(toast);
  waiting.push(toast);
  for (const wake of listeners) wake();
};

/**
 * Says something in passing, at the top right, from anywhere in the browser. What must not be missed stays on the page
 * instead (Notice, a field's error). Toasts said before the toaster has been loaded wait for it.
 */
export const toast = {
  success: (text: string) => say({ tone: 'success', text }),
  error: (text: string) => say({ tone: 'error', text }),
  info: (text: string) => say({ tone: 'info', text }),
};

/** For the Toaster: calls `wake` when somebody has something to say and nothing shows it yet. */
export function onWaiting(wake: () => void): () => void {
  listeners.add(wake);
  if (waiting.length) wake();
  return () => {
    listeners.delete(wake);
  };
}

/** For the Toaster: from now on toasts are shown by `how`, those that waited first. Gives back how to stop. */
export function showToasts(how: (toast: Toast) => void): () => void {
  show = how;
  for (const toast of waiting.splice(0)) how(toast);
  return () => {
    show = null;
  };
}
