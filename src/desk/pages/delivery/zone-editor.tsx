import * as m from '#messages/desk-delivery';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { RemoveButton } from '../../parts/remove-button.tsx';
import { useDesk } from '../../session.tsx';
import styles from './delivery.module.css';
import { draftOf, newRun, runOf } from './run-draft.ts';
import { RunFields } from './run-fields.tsx';
import type { DeskZone } from './run-words.ts';

/** Adds a zone, or changes its PIN codes, its runs, and whether it takes cash. */
export function ZoneEditor({ zone, onClose }: { zone: DeskZone | null; onClose: () => void }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about={zone?.id ?? ''}
      as="sheet"
      title={zone ? m.edit_named({ zone: zone.name }) : m.add_zone()}
      doing={m.save()}
      start={{
        name: zone?.name ?? '',
        prefixes: zone?.prefixes.join(', ') ?? '',
        cash: zone?.cash ?? false,
        runs: (zone?.runs ?? []).map(draftOf),
      }}
      work={({ prefixes, runs, ...fields }) =>
        api.deskDelivery.save({
          zoneId: zone?.id,
          version: zone?.version,
          ...fields,
          prefixes: prefixes.split(/[\s,]+/).filter(Boolean),
          runs: runs.map(runOf),
        })
      }
      onClose={onClose}
    >
      {({ text, set, fields, values: { cash, runs } }) => (
        <>
          <TextField label={m.name()} maxLength={60} {...text('name')} />
          <TextField
            label={m.pins()}
            hint={m.pins_hint()}
            inputMode="numeric"
            {...text('prefixes')}
            error={Object.entries(fields).find(([field]) => field.startsWith('prefixes'))?.[1]}
          />
          <Checkbox
            label={m.takes_cash()}
            checked={cash}
            onChange={(event) => set({ cash: event.target.checked })}
          />
          {runs.map((run, at) => (
            <RunFields
              // A run has no name: the form identifies it by its position in the list.
              key={run.key}
              number={at + 1}
              run={run}
              faultOf={(field) => fields[`runs.${at}.${field}`]}
              onChange={(newRun) => set({ runs: runs.with(at, newRun) })}
              onRemove={() => set({ runs: runs.toSpliced(at, 1) })}
            />
          ))}
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            onClick={() => set({ runs: [...runs, newRun()] })}
          >
            {m.add_run()}
          </Button>
          {runs.length === 0 && <p className={styles.why}>{m.without_runs()}</p>}
          {zone && (
            <p>
              <RemoveButton
                size="small"
                sure={m.remove_surely({ zone: zone.name })}
                remove={() => api.deskDelivery.remove({ zoneId: zone.id, version: zone.version })}
                onRemoved={onClose}
              >
                {m.remove_zone()}
              </RemoveButton>
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
