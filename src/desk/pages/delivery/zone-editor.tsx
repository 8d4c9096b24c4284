import { useState } from 'react';
import * as m from '#messages/desk-delivery';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './delivery.module.css';
import { askedOf, draftOf, newRun, type RunDraft, runOf } from './run-draft.ts';
import { RunFields } from './run-fields.tsx';
import type { DeskZone } from './run-words.ts';

interface Props {
  readonly zone: DeskZone | null;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Adds a zone, or changes its PIN codes, whether cash is taken, and its runs. */
export function ZoneEditor({ zone, onClose, onDone }: Props) {
  const { api } = useDesk();
  const [name, setName] = useState(zone?.name ?? '');
  const [pins, setPins] = useState(zone?.prefixes.join(', ') ?? '');
  const [cash, setCash] = useState(zone?.cash ?? false);
  const [runs, setRuns] = useState<readonly RunDraft[]>(() => (zone?.runs ?? []).map(draftOf));
  const change = (at: number, run: RunDraft) => setRuns(runs.map((one, n) => (n === at ? run : one)));
  return (
    <FormDialog
      as="sheet"
      title={zone ? m.edit_named({ zone: zone.name }) : m.add_zone()}
      doing={m.save()}
      asked={{ name, prefixes: pins, ...askedOf(runs) }}
      work={() =>
        api.deskDelivery.save({
          zoneId: zone?.id,
          version: zone?.version,
          name,
          prefixes: pins.split(/[\s,]+/).filter(Boolean),
          cash,
          runs: runs.map(runOf),
        })
      }
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          <TextField
            label={m.name()}
            maxLength={60}
            value={name}
            error={faults.name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={m.pins()}
            hint={m.pins_hint()}
            inputMode="numeric"
            value={pins}
            error={Object.entries(faults).find(([field]) => field.startsWith('prefixes'))?.[1]}
            onChange={(event) => setPins(event.target.value)}
          />
          <Checkbox
            label={m.takes_cash()}
            checked={cash}
            onChange={(event) => setCash(event.target.checked)}
          />
          {runs.map((run, at) => (
            <RunFields
              // A run has no name: its place in the list is what it is called by.
              key={run.key}
              number={at + 1}
              run={run}
              faultOf={(field) => faults[`runs.${at}.${field}`]}
              onChange={(changed) => change(at, changed)}
              onRemove={() => setRuns(runs.filter((_, n) => n !== at))}
            />
          ))}
          <Button variant="secondary" size="small" icon="plus" onClick={() => setRuns([...runs, newRun()])}>
            {m.add_run()}
          </Button>
          {runs.length === 0 && <p className={styles.why}>{m.without_runs()}</p>}
          {zone && <RemoveZone zone={zone} onRemoved={onClose} onDone={onDone} />}
        </>
      )}
    </FormDialog>
  );
}

function RemoveZone({
  zone,
  onRemoved,
  onDone,
}: {
  zone: DeskZone;
  onRemoved: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const [sure, ask] = useState(false);
  const [busy, run] = useAction();
  const remove = async () => {
    const { id, version } = zone;
    if (await run(() => api.deskDelivery.remove({ zoneId: id, version }))) onRemoved();
    await onDone();
  };
  return (
    <p>
      <Button
        variant={sure ? 'danger' : 'quiet'}
        size="small"
        loading={busy}
        onClick={() => (sure ? void remove() : ask(true))}
      >
        {sure ? m.remove_surely({ zone: zone.name }) : m.remove_zone()}
      </Button>
    </p>
  );
}
