import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page, pageQuery } from '../entities/common.ts';
import {
  favourites,
  folder,
  folderInput,
  myRating,
  ownRating,
  ratingBoxes,
  ratingInput,
  ratings,
  serviceDetails,
  stars,
} from '../entities/hall.ts';
import * as serviceLimits from '../limits/services.ts';
import { serviceRoutes } from '../routes/services.ts';

const one = z.object({ serviceId: id });
const orderOf = (most: number) =>
  z
    .array(id)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length);

export const services = calls(serviceRoutes, {
  click: {
    summary: 'Somebody opened a service they may use; two clicks of one person within half a minute are one visit',
    input: one,
    output: nothing,
  },
  details: { summary: 'A service the caller may use', input: byId, output: serviceDetails },
  openDetails: { summary: 'A service visitors may see', input: byId, output: serviceDetails },
  address: {
    summary: 'The address of a service, completed for the caller at this moment',
    input: one,
    output: z.object({ serviceUrl: z.string() }),
  },

  favourites: { summary: 'What the caller marked, in their own order', input: nothing, output: favourites },
  collect: {
    summary: 'Mark a service, in a folder where one is named; marking again moves it there',
    input: one.extend({ folderId: id.nullable().optional() }),
    output: nothing,
  },
  cancelCollect: { summary: 'Unmark a service', input: one, output: nothing },
  changeOrder: {
    summary: 'Put one’s favourites in this order; those not named follow',
    input: z.object({ ids: orderOf(serviceLimits.maxFavourites) }),
    output: nothing,
  },
  submitFolder: { summary: 'Create or rename a folder of favourites', input: folderInput, output: folder },
  removeFolder: { summary: 'Remove a folder; what was in it stays marked', input: byId, output: nothing },
  orderFolders: {
    summary: 'Put one’s folders in this order',
    input: z.object({ ids: orderOf(serviceLimits.maxFavouriteFolders) }),
    output: nothing,
  },

  giveScore: {
    summary: 'Give stars to an application, or change what one gave',
    input: ratingInput,
    output: ownRating,
  },
  checkScore: { summary: 'What the caller gave an application', input: one, output: ownRating },
  scoreLabels: {
    summary: 'Words to choose from for so many stars',
    input: z.object({ score: stars }),
    output: z.array(z.string()),
  },
  myRatings: {
    summary: 'Applications the caller used lately and may rate, or what the caller gave',
    input: pageQuery.extend({ box: z.enum(ratingBoxes).default('given') }),
    output: page(myRating),
  },
  ratings: {
    summary: 'What people say of a service',
    input: pageQuery.extend({ serviceId: id }),
    output: ratings,
  },
});
