import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/form/hand-focus-on.ts';
import '../ui/global.css';
import { DeskApp } from './desk-app.tsx';

/** The desk's entry point: an application of its own, so that customers' pages load none of it. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
);
