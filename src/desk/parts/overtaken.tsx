import type { ReactNode } from 'react';
import * as m from '#messages/desk';
import { Notice } from '../../ui/notice/notice.tsx';
import { Radio, RadioGroup } from '../../ui/radio/radio-group.tsx';
import { asJson } from './merge-parts.ts';
import styles from './overtaken.module.css';
import type { BothMade } from './use-merged.ts';

/** A version that someone else saved meanwhile, and the merge of both. */
export interface Overtaking<Draft, Part extends keyof Draft = keyof Draft> extends BothMade<Draft, Part> {
  /** The refusal's sentence, which names the other person. */
  readonly says: string;
}

/** Both versions side by side where both changed a field. Nothing is saved until the user chooses. */
export function Overtaken<Draft, Part extends keyof Draft & string>({
  overtaking: { says, taken, contested, mine, theirs },
  draft,
  names,
  shown,
  written = asJson,
  onChoose,
}: {
  overtaking: Overtaking<Draft, Part>;
  /** The draft as it is now. */
  draft: Draft;
  names: Readonly<Record<Part, string>>;
  /** Renders a part, as text or as pictures. */
  shown: (draft: Draft, part: Part) => ReactNode;
  written?: (draft: Draft, part: Part) => string;
  onChoose: (draft: Draft) => void;
}) {
  return (
    <div className={styles.overtaken}>
      <Notice tone="warning" answer>
        {m.overtaken({ says })}{' '}
        {taken.length > 0 && m.added_from_theirs({ parts: taken.map((part) => names[part]).join(', ') })}{' '}
        {contested.length > 0 ? m.choose_then_save() : m.check_then_save()}
      </Notice>
      {contested.map((part) => (
        <RadioGroup key={part} legend={names[part]}>
          {[
            { label: m.yours(), from: mine },
            { label: m.theirs(), from: theirs },
          ].map(({ label, from }) => (
            <Radio
              key={label}
              name={`overtaken ${part}`}
              label={
                <>
                  {label}: {shown(from, part)}
                </>
              }
              checked={written(draft, part) === written(from, part)}
              onChange={() => onChoose({ ...draft, [part]: from[part] })}
            />
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}
