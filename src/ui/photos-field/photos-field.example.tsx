import type { Example } from '../example.ts';
import { PhotosField } from './photos-field.tsx';

export const example: Example = {
  name: 'PhotosField',
  about: 'Photos of a review or a return, sent after the form.',
  states: {
    Empty: () => <PhotosField label="Photos" hint="Up to 4" max={4} photos={[]} onChange={() => undefined} />,
  },
};
