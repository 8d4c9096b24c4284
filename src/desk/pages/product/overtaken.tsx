import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Radio, RadioGroup } from '../../../ui/radio/radio-group.tsx';
import type { Choices, Draft } from './draft.ts';
import { type Merged, type Part, partNames, written } from './merge-drafts.ts';
import styles from './product.module.css';

/** What somebody else saved while this was typed. */
export interface Overtaking extends Merged {
  /** The refusal's sentence: by whom. */
  readonly says: string;
  readonly theirs: Draft;
}

/** Mine and theirs side by side where both changed something; nothing is saved before somebody has looked. */
export function Overtaken({
  overtaking: { says, taken, contested, mine, theirs },
  draft,
  choices,
  onChoose,
}: {
  overtaking: Overtaking;
  draft: Draft;
  choices: Choices;
  onChoose: (part: Part, from: Draft) => void;
}) {
  return (
    <div className={styles.overtaken}>
      <Notice tone="warning" announce>
        {says}.{' '}
        {taken.length > 0 && <>Taken over from theirs: {taken.map((part) => partNames[part]).join(', ')}. </>}
        {contested.length > 0
          ? 'Where you both changed something, please choose. Then save again.'
          : 'What you changed is still below: save it again if it still holds.'}
      </Notice>
      {contested.map((part) => (
        <RadioGroup key={part} legend={partNames[part]}>
          {[
            { label: 'Yours', from: mine },
            { label: 'Theirs', from: theirs },
          ].map(({ label, from }) => (
            <Radio
              key={label}
              name={`overtaken ${part}`}
              label={
                <>
                  {label}: {shown(from, part, choices)}
                </>
              }
              checked={written(draft, part) === written(from, part)}
              onChange={() => onChoose(part, from)}
            />
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

/** A part of a product in words, or in pictures. */
function shown(draft: Draft, part: Part, { categories }: Choices): ReactNode {
  switch (part) {
    case 'categoryId':
      return categories.find(({ id }) => id === draft.categoryId)?.name ?? 'none';
    case 'price':
      return `₹${draft.price}`;
    case 'discount':
      return `${draft.discount}%`;
    case 'hidden':
      return draft.hidden ? 'hidden' : 'for sale';
    case 'images':
      return draft.images.length === 0 ? (
        'none'
      ) : (
        <span className={styles.few}>
          {draft.images.map((image, at) => (
            <Picture key={image} src={image} alt={`Picture ${at + 1}`} sizes="3rem" />
          ))}
        </span>
      );
    case 'variants':
      return draft.variants
        .map(({ size, colour, stock }) => `${[size, colour].filter(Boolean).join(' ')} ${stock}`)
        .join(', ');
    default:
      return <span className={styles.words}>{draft[part] || 'nothing'}</span>;
  }
}
