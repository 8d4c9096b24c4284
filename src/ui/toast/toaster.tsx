import { useEffect, useState } from 'react';
import { useLoaded } from '../loaded.ts';
import { onWaiting } from './toast.ts';

const load = () => import('./sonner-toaster.tsx').then((module) => module.SonnerToaster);

/** Milliseconds after which the toaster is fetched in any case: a toast about a lost network must not need the network. */
const idle = 3000;

/** Where toasts appear. Stands once on every page and weighs nothing until it is quiet or the first toast is said. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, idle);
    const forget = onWaiting(want);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  const Loaded = useLoaded(load, wanted);
  return Loaded && <Loaded />;
}
