import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** The `accept` of an input for pictures. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A button that picks image files. The same file can be picked again. */
export function UploadButton({
  onChoose,
  multiple = false,
  accept = pictureTypes,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  onChoose: (files: readonly [File, ...File[]]) => void;
  multiple?: boolean;
  accept?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={typeof button.children === 'string' ? button.children : undefined}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <Button icon="upload" {...button} onClick={() => input.current?.click()} />
    </>
  );
}

/**
 * Tracks the upload or drawing of one picture.
 * @returns whether it is busy, the last error, and a function that starts the work
 */
export function usePictureUpload(onPicture: (picture: string) => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  async function take(work: () => Promise<{ picture: string }>) {
    setBusy(true);
    setFault('');
    try {
      onPicture((await work()).picture);
    } catch (failure) {
      setFault((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return { busy, fault, take };
}
