import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { BasicConfig, CardLayout } from '@yizhan/contract/entities/card.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../ui/icons/names.ts';

export type Layout = CardLayout;

export type CardViewProps<K extends CardKind> = { data: CardData<K>; basicConfig: BasicConfig; layout: Layout };

/** The label and value of one setting, for display. */
type SettingWords<T> = {
  label: string;
  words: (value: T) => string;
  /** The same for a path inside it, where the setting is not a single value. */
  at?: (path: readonly (string | number)[]) => { label: string; words: (value: unknown) => string | undefined };
};

/** What administration needs of a kind; the home page loads none of it. */
export type CardSettings<K extends CardKind> = {
  name: string;
  about: string;
  icon: IconName;
  /** The settings of a new card. */
  initial: CardConfig<K>;
  /** Sample data for these settings. */
  sample: (settings: { config: CardConfig<K>; displayRows: number; now: Date }) => CardData<K>;
  settings: { [F in keyof CardConfig<K>]: SettingWords<CardConfig<K>[F]> };
  /** The text of a preview without data, where the default does not fit. */
  emptyPreview?: string;
  /** Form items under the name `config`. */
  ConfigForm: ComponentType;
};
