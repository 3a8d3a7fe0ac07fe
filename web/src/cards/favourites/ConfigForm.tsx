import { cardFavouritesSettings } from '@yizhan/contract/texts/zh-CN/card-favourites-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { NavigationField } from '../NavigationField.tsx';

const t = textsOf({ cardFavouritesSettings });

export const ConfigForm = () => <NavigationField label={t('navigationType')} />;
