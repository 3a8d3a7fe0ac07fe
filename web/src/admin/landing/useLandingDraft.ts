import { difference } from '@yizhan/contract/difference.ts';
import { type LandingContent, landingContent } from '@yizhan/contract/entities/landing.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { errorOf, type Path } from '../form/fieldErrors.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { t } from './words.ts';

/** What an editor has on the screen of the landing page, and its way to the server. */
export function useLandingDraft(loaded: PublicationState, content: LandingContent, onWrong: (path: Path) => void) {
  /** What the server holds as far as this screen knows. */
  const [held, setHeld] = useState({ state: loaded, content });
  const [shown, setShown] = useState(content);
  /** Words of the server for a field, by its dotted path. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const unsaved = difference(held.content, shown).length > 0;
  useLeaveGuard(unsaved);

  return {
    state: held.state,
    shown,
    unsaved,
    refuse: setRefused,
    change(changes: Partial<LandingContent>) {
      setRefused({});
      setShown((now) => ({ ...now, ...changes }));
    },
    /** Nobody is told of a mistake before they tried to save it. */
    errorAt: (path: Path, label: string) =>
      refused[path.join('.')] ?? (tried ? errorOf(landingContent, shown, path, label) : undefined),
    async save() {
      const parsed = landingContent.safeParse(shown);
      if (!parsed.success) {
        setTried(true);
        onWrong((parsed.error.issues[0]?.path ?? []).map((part) => (typeof part === 'symbol' ? '' : part)));
        toast.error(t('wrong'));
        return undefined;
      }
      const { id, version } = held.state;
      const saved = await api.landing.submit({ content: parsed.data, held: { id, version } });
      setShown(parsed.data);
      setTried(false);
      setHeld({ state: { ...held.state, version: saved.version, draft: true }, content: parsed.data });
      return saved;
    },
  };
}

export type LandingDraft = ReturnType<typeof useLandingDraft>;
