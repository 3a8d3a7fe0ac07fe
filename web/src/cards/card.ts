import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { BasicConfig, CardLayout } from '@yizhan/contract/entities/card.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/icons/names.ts';

export type Layout = CardLayout;

export type CardViewProps<K extends CardKind> = { data: CardData<K>; basicConfig: BasicConfig; layout: Layout };

/** One setting of a kind, in people's words. */
type SettingWords<T> = {
  label: string;
  words: (value: T) => string;
  /** The same for a place inside it, where the setting is more than one value. */
  at?: (path: readonly (string | number)[]) => { label: string; words: (value: unknown) => string | undefined };
};

/** What administration needs of a kind; the home page loads none of it. */
export type CardSettings<K extends CardKind> = {
  name: string;
  about: string;
  icon: IconName;
  /** What a new card starts with. */
  initial: CardConfig<K>;
  /** Data as it might be, under these settings. */
  sample: (settings: { config: CardConfig<K>; displayRows: number; now: Date }) => CardData<K>;
  settings: { [F in keyof CardConfig<K>]: SettingWords<CardConfig<K>[F]> };
  /** What a preview without data says, where the usual words do not fit. */
  emptyPreview?: string;
  /** Form items under the name `config`. */
  ConfigForm: ComponentType;
};
