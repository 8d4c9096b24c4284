import { useEffect, useState } from 'react';
import { useLoaded } from '../loaded.ts';
import { type Toast, toastEvent } from './toast.ts';

const load = () => import('./toasts.tsx');

/** The place of toasts: a polite live region, once on every page. The code that draws them loads after the page. */
export function Toaster() {
  const [early] = useState<Toast[]>([]);
  const part = useLoaded(load);
  useEffect(() => {
    if (part) return;
    const keep = (event: Event) => early.push((event as CustomEvent<Toast>).detail);
    window.addEventListener(toastEvent, keep);
    return () => window.removeEventListener(toastEvent, keep);
  }, [early, part]);
  return <div aria-live="polite">{part && <part.Toasts early={early} />}</div>;
}
