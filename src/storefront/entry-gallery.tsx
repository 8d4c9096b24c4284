import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { GalleryPage } from '../pages/dev-gallery/page.tsx';
import '../ui/global.css';

/** The design system's page (`/dev/gallery`, demo mode): an entry of its own, so that customers' pages load none of it. */
const router = createBrowserRouter([{ path: '*', Component: GalleryPage }]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
