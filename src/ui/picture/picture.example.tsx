import type { Example } from '../example.ts';
import { Picture } from './picture.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path fill="#e9c9b8" d="M0 0h30v40H0z"/><path fill="#2b2f72" d="M11 6l4 2 4-2 6 5-3 5-2-1v19H10V15l-2 1-3-5z"/></svg>',
)}`;
const box = { width: '11rem' } as const;

export const example: Example = {
  name: 'Picture',
  about: 'A picture in a box that keeps its shape while it comes and when it does not.',
  states: {
    There: () => (
      <div style={box}>
        <Picture src={drawing} alt="An indigo kurta" />
      </div>
    ),
    'On its way, its colour first': () => (
      <div style={box}>
        <Picture src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" alt="" color="#d9b7a4" />
      </div>
    ),
    None: () => (
      <div style={box}>
        <Picture src="" alt="No picture yet" />
      </div>
    ),
    Broken: () => (
      <div style={box}>
        <Picture src="data:image/png;base64,broken" alt="A picture that was lost" />
      </div>
    ),
    Square: () => (
      <div style={box}>
        <Picture src={drawing} alt="An indigo kurta" ratio="1" fit="contain" />
      </div>
    ),
  },
};
