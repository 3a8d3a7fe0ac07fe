import { cardRecommendedSettings } from '@yizhan/contract/texts/zh-CN/card-recommended-settings.ts';
import { textsOf } from '../../lib/text.ts';
import { NavigationField } from '../NavigationField.tsx';

const t = textsOf({ cardRecommendedSettings });

export const ConfigForm = () => <NavigationField label={t('navigationType')} />;
