import { type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '#messages/chat';
import { randomKey } from '../../../platform/send-once.ts';
import { useEarlyEntry } from '../../../ui/field/early-entry.ts';
import { useKeptEntry } from '../../../ui/form/kept-entry.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { longestMessage } from '../bounds.ts';
import styles from './composer.module.css';
import type { OutgoingMessage } from './unsent.ts';

/** In CSS pixels. Whatever covers more of the window is an on-screen keyboard, not a browser bar. */
const keyboard = 120;

/**
 * While an on-screen keyboard is open, sets `--visible-height` on the document to the height above it. Most browsers
 * lay the keyboard over the page, and `100dvh` ignores it. Keeps `input` in view.
 */
function useVisibleHeight(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { documentElement: root } = document;
    const fit = () => {
      // A zoomed page also has a smaller visual viewport.
      if (viewport.scale > 1.01 || root.clientHeight - viewport.height < keyboard)
        return root.style.removeProperty('--visible-height');
      root.style.setProperty('--visible-height', `${Math.floor(viewport.height)}px`);
      input.current?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      root.style.removeProperty('--visible-height');
    };
  }, [input]);
}

/** Picture types that the shop accepts (R-CHAT-2). Phones make a JPEG of their HEIC where they are asked for these. */
const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const heic = /\.hei[cf]$/i;

interface Props {
  /** Whose conversation it is: what is typed stays in the tab until it is sent. */
  readonly conversation: string;
  readonly onSend: (message: OutgoingMessage) => void;
  readonly onTyping: () => void;
  /** Quick answers: a click puts one into the input. */
  readonly answers?: readonly string[] | undefined;
}

/** The input of a chat: Enter or the icon sends, Shift+Enter starts a new line, the file icon adds a picture. */
export function Composer({ conversation, onSend, onTyping, answers = [] }: Props) {
  const [entry, setEntry] = useState({ text: '' });
  const { text } = entry;
  const setText = (next: string) => setEntry({ text: next });
  const forget = useKeptEntry(`chat ${conversation}`, entry, setEntry);
  const [picture, setPicture] = useState<OutgoingMessage['picture']>();
  const [error, setRefused] = useState('');
  const input = useEarlyEntry<HTMLTextAreaElement>({
    value: text,
    onChange: ({ target }) => setText(target.value),
  });
  const file = useRef<HTMLInputElement>(null);
  useVisibleHeight(input);

  function send() {
    if (!text.trim() && !picture) return;
    onSend({ clientId: randomKey(), text: text.trim(), ...(picture ? { picture } : {}) });
    setText('');
    forget();
    setPicture(undefined);
    setRefused('');
  }
  function choose(newFile: File | undefined) {
    if (!newFile) return;
    const why = refusal(newFile);
    setRefused(why);
    if (picture) URL.revokeObjectURL(picture.preview);
    setPicture(why ? undefined : { file: newFile, preview: URL.createObjectURL(newFile) });
    input.current?.focus();
  }
  function write(ready: string) {
    setText(ready);
    input.current?.focus();
  }
  return (
    <div className={styles.composer}>
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={m.quick_answers()}>
          {answers.map((answer) => (
            <li key={answer}>
              <button type="button" onClick={() => write(answer)}>
                {answer}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.refused} role="alert">
          {error}
        </p>
      )}
      {picture && (
        <div className={styles.preview}>
          <img src={picture.preview} alt="" />
          <span>{picture.file.name}</span>
          <IconButton icon="close" label={m.remove_picture()} onClick={() => setPicture(undefined)} />
        </div>
      )}
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onPaste={(event) => choose(event.clipboardData.files[0])}
      >
        <IconButton icon="upload" label={m.send_picture()} onClick={() => file.current?.click()} />
        <input
          ref={file}
          className={styles.file}
          type="file"
          accept={kinds.join(',')}
          aria-label={m.picture_to_send()}
          tabIndex={-1}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <textarea
          ref={input}
          className={styles.input}
          aria-label={m.message()}
          placeholder={m.input_message()}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={longestMessage}
          rows={1}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value) onTyping();
          }}
          onKeyDown={(event) => {
            // During IME composition (Hindi typed on a Latin keyboard), Enter ends the word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <IconButton icon="send" label={m.send()} type="submit" variant="outlined" />
      </form>
    </div>
  );
}

/** Why a file is not sent, as a sentence; '' if it is. It is shrunk on the way; the server checks size and contents. */
function refusal({ name, type }: File): string {
  if (!kinds.includes(type) && !heic.test(name)) return m.wrong_picture_type();
  return '';
}
