import { type ReactNode, useState } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './trial-import.module.css';

type State<Report> =
  | { is: 'waiting' }
  | { is: 'busy' }
  | { is: 'failed'; why: string }
  | { is: 'looked'; file: File; report: Report }
  | { is: 'done'; report: Report };

/**
 * An import in two steps: the file is first checked and its report shown; then it is imported.
 * @param send the API call; with `check` it writes nothing
 * @param takesOver shows something else in place of the error, and says so by true
 */
export function useTrialImport<Report>(
  send: (file: File, members: { check?: 'yes' }) => Promise<Report>,
  onImported: () => void | Promise<void>,
  takesOver: (error: unknown, file: File) => boolean = () => false,
) {
  const [state, setState] = useState<State<Report>>({ is: 'waiting' });
  async function run(file: File, check: boolean) {
    setState({ is: 'busy' });
    try {
      const report = await send(file, check ? { check: 'yes' } : {});
      setState(check ? { is: 'looked', file, report } : { is: 'done', report });
      if (!check) await onImported();
    } catch (error) {
      setState(takesOver(error, file) ? { is: 'waiting' } : { is: 'failed', why: (error as Error).message });
    }
  }
  return {
    state,
    report: state.is === 'looked' || state.is === 'done' ? state.report : null,
    check: (file: File) => void run(file, true),
    /** Imports the checked file; undefined until there is one. */
    importIt: state.is === 'looked' ? () => void run(state.file, false) : undefined,
  };
}

interface Props {
  readonly label: string;
  /** The `accept` of the file field. */
  readonly accept: string;
  readonly state: State<unknown>;
  /** Shown while the file is read. */
  readonly busyText?: ReactNode;
  /** Disables choosing a file. */
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** The file field of an import, with its errors. */
export function FileToImport({ label, accept, state, busyText, disabled = false, onFile }: Props) {
  return (
    <>
      <label className={styles.file}>
        {label}
        <input
          type="file"
          accept={accept}
          disabled={disabled || state.is === 'busy'}
          onClick={(event) => {
            event.currentTarget.value = ''; // the same file, corrected, may be chosen again
          }}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
          }}
        />
      </label>
      {state.is === 'busy' && busyText && <p role="status">{busyText}</p>}
      {state.is === 'failed' && (
        <Notice tone="bad" answer>
          {state.why}
        </Notice>
      )}
    </>
  );
}
