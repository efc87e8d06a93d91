import type { FormApi } from 'final-form';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import type { Outcome } from '../data/useCommand.ts';
import type { Message, ProblemMessages } from '../intl/problemText.ts';
import type { ComparedField } from './compared.ts';
import type { ConflictDialog as ConflictDialogOf } from './ConflictDialog.tsx';
import { merge } from './merge.ts';

// React's lazy forgets that the component is generic.
const ConflictDialog = lazy(() =>
  import('./ConflictDialog.tsx').then((file) => ({ default: file.ConflictDialog })),
) as unknown as typeof ConflictDialogOf;

/** A record that somebody else changed while it was being changed here: as it is now. */
export type Current<Values> = { values: Values; version: number };

/** The same, and who changed it. */
type Newer<Values> = Current<Values> & { change: Partial<Change> | undefined };

/** The version of a record that a change was made from; null where its values are not known any more. */
export type From<Values> = { version: number | undefined; base: Values | null };

/** How often a save is combined with what others saved meanwhile before its author has to save again. */
const mostMerges = 3;

/** Shows a notice in passing. */
export type TellMerge = (notice: { tone: 'info'; message: Message }) => void;

export type VersionOptions<Values> = {
  /** The version that the changing begins with. */
  start: From<Values>;
  /** How the record is now, asked after a conflict. Without it a conflict is only told. */
  readCurrent?: (() => Promise<Current<Values> | null>) | undefined;
  /** What of it is compared then, field by field. */
  compared?: readonly ComparedField<Values>[] | undefined;
  /** Shows in passing that a save was combined with what somebody else had saved meanwhile. */
  tell?: TellMerge | undefined;
};

export type Versions<Values extends object> = {
  /** What the next save is made from. */
  from: From<Values>;
  setFrom(from: From<Values>): void;
  /** What a conflict is called that this form has a way out of. */
  conflictWords: ProblemMessages;
  /**
   * Sends values, and combines them with what somebody else saved meanwhile as long as nobody has to choose.
   *
   * @param give Sends them as a change of a version.
   */
  send<Answer>(
    mine: Values,
    form: FormApi<Values>,
    give: (values: Values, version: number | undefined) => Promise<Outcome<Answer> | null>,
  ): Promise<Outcome<Answer> | null>;
  /** Shows a newer version beside what the form holds. */
  show(newer: Newer<Values>): void;
  /** The question which of two versions holds; it belongs into the form. */
  dialog: ReactNode;
};

/** Keeps a form in step with the versions of its record: two people's changes are combined, and none is lost. */
export function useVersions<Values extends object>({
  start,
  readCurrent,
  compared = [],
  tell,
}: VersionOptions<Values>): Versions<Values> {
  const { formatList } = useIntl();
  const [from, setFrom] = useState(start);
  const [current, setCurrent] = useState<Newer<Values> | null>(null);
  const [conflictWords, setConflictWords] = useState<ProblemMessages>({});

  const send: Versions<Values>['send'] = async (typed, form, give) => {
    let mine = typed;
    let made = from;
    const taken = new Set<string>();
    setConflictWords({});
    for (let merges = 0; ; merges += 1) {
      const sent = await give(mine, made.version);
      const labels = compared.filter(({ name }) => taken.has(name)).map(({ label }) => label);
      if (sent?.ok && labels.length > 0)
        tell?.({ tone: 'info', message: { id: 'forms.merged', values: { fields: formatList(labels) } } });
      if (sent === null || sent.ok || sent.problem.kind !== 'conflict' || !readCurrent) return sent;
      const now = await readCurrent();
      if (!now) return sent;
      const merged = merge({ base: made.base, mine, theirs: now.values });
      if (compared.some(({ name }) => merged.both.includes(name))) {
        setCurrent({ ...now, change: sent.problem.newer });
        setConflictWords({ conflict: 'forms.conflict.open' });
        return sent;
      }
      form.batch(() => {
        for (const name of merged.onlyTheirs) form.change(name as never, merged.values[name] as never);
      });
      for (const name of merged.onlyTheirs) taken.add(name);
      mine = merged.values;
      made = { version: now.version, base: now.values };
      setFrom(made);
      if (merges === mostMerges) {
        setConflictWords({ conflict: 'forms.combined' });
        return sent;
      }
    }
  };

  const dialog = current && (
    <Suspense>
      <ConflictDialog<Values>
        base={from.base}
        theirs={current.values}
        fields={compared}
        change={current.change}
        onSettled={() => {
          setFrom({ version: current.version, base: current.values });
          setCurrent(null);
          setConflictWords({ conflict: 'forms.conflict.settled' });
        }}
        onClose={() => setCurrent(null)}
      />
    </Suspense>
  );
  return { from, setFrom, conflictWords, send, show: setCurrent, dialog };
}
