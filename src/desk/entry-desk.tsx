import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/global.css';
import { DeskApp } from './desk-app.tsx';

/** The desk's entry: an application of its own, of which customers' pages carry nothing. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
);
