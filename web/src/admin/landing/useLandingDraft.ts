import { type LandingContent, landingContent } from '@yizhan/contract/entities/landing.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { useState } from 'react';
import { fieldError, type Path } from '../../admin-kit/form/field-error.ts';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ landingConfig });

/** The editor's draft of the landing page, and its calls. */
export function useLandingDraft(loaded: PublicationState, content: LandingContent, onWrong: (path: Path) => void) {
  const {
    state = loaded,
    shown,
    setShown,
    unsaved,
    restored,
    discard,
    markSaved,
    ...editor
  } = useEditorContent(loaded, content);
  const [rebased, setRebased] = useState(0);
  /** The server's error messages by dotted field path. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);

  /** What can be saved; otherwise shows what is wrong. */
  const check = () => {
    const parsed = landingContent.safeParse(shown);
    if (parsed.success) return parsed;
    setTried(true);
    onWrong((parsed.error.issues[0]?.path ?? []).map((part) => (typeof part === 'symbol' ? '' : part)));
    toast.error(t('wrong'));
    return undefined;
  };

  return {
    state,
    shown,
    unsaved,
    restored,
    discard,
    base: editor.base,
    /** How often the content was merged with somebody else's. */
    rebased,
    rebase(...args: Parameters<typeof editor.rebase>) {
      editor.rebase(...args);
      setRebased((times) => times + 1);
    },
    refuse: setRefused,
    change(changes: Partial<LandingContent>) {
      setRefused({});
      setShown((now) => ({ ...now, ...changes }));
    },
    /** Errors are shown only after the first attempt to save. */
    errorAt: (path: Path, label: string) =>
      refused[path.join('.')] ?? (tried ? fieldError(landingContent, shown, path, label) : undefined),
    isValid: async () => check() !== undefined,
    async save() {
      const parsed = check();
      if (!parsed) return undefined;
      const { id, version } = state;
      const saved = await api.landing.submit({ content: parsed.data, held: { id, version } });
      markSaved(parsed.data, { version: saved.version });
      setTried(false);
      return saved;
    },
  };
}

export type LandingDraft = ReturnType<typeof useLandingDraft>;
