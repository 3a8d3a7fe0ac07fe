/** Every number of the specification, once. Times are milliseconds unless the name says otherwise. */
export const limits = {
  // dialogs, toasts, pictures of text
  dialogWidths: [380, 424, 434, 640, 1080, 1200],
  clickGuardMs: 800,
  toastMs: 3000,
  toastActionMs: 8000,
  toastGap: 16,
  toastDedupeMs: 3000,
  watermarkFontPx: 32,
  watermarkDegrees: 15,
  chunkLoadMs: 120_000,
  frameFallbackMs: 10_000,

  // requests
  platformTimeoutMs: 30_000,
  onlineTimeoutMs: 50_000,
  receiveMs: 300_000,
  pageSize: 20,
  pageSizeMost: 100,
  pageMost: 100_000,
  bodyBytes: 1024 * 1024,
  requestsPerMinute: 600,
  requestsPerMinuteOfAddress: 30_000,
  compressBytes: 1024,
  compressAtOnceBytes: 64 * 1024,
  eventLoopDelayMs: 1_000,
  healthMs: 2_000,
  landingCacheMs: 60_000,

  // session
  accessSeconds: 3600,
  refreshSeconds: 14 * 24 * 3600,
  refreshCheckMs: 10_000,
  refreshAtAgeSeconds: 3000,
  rotationGraceSeconds: 10,
  sessionCacheMs: 30_000,
  ticketCheckMs: 30_000,
  ticketTickMs: 2_000,
  ticketRenewSeconds: 300,
  ticketFailures: 5,
  /** A sign-in ends after so long, however often it was renewed. */
  ticketHardSeconds: 24 * 3600,
  /** Somebody who did nothing for so long is not there: nothing is renewed for them. */
  presentMs: 5 * 60_000,
  unlockTries: 5,
  signOnSeconds: 120,
  /** A whole campus may sit behind one address. */
  signOnsPerMinuteOfAddress: 1_200,
  signOnWaitMs: 5_000,
  signOnAnswerBytes: 256 * 1024,
  bindSeconds: 600,
  /** How old a logout token may be, and how far the provider's clock may be off, either way: together less than onceSeconds. */
  logoutTokenSeconds: 300,
  logoutClockSeconds: 60,
  secondFactorSeconds: 300,
  secondFactorTries: 5,
  otpStepSeconds: 30,
  recoveryCodes: 10,
  /** With fewer left than this, one is warned. */
  recoveryCodesFew: 3,
  /** Sign-ins on a page of one's own log. */
  signInsShown: 10,
  envelopeWindowSeconds: 300,
  /** What is good once is remembered for longer than any of it is good: twice the envelope's window, and nodes' clocks differ. */
  onceSeconds: 660,
  combSeconds: 300,
  signInFailuresBeforeCaptcha: 3,
  signInFailuresBeforePause: 10,
  signInPauseMinutes: 15,
  signInFailuresOfAddress: 300,
  captchaSeconds: 300,
  captchaLength: 4,
  passwordShortest: 8,
  passwordLongest: 128,
  linkMinutes: { first: 24 * 60, activate: 7 * 24 * 60, reset: 30 },
  linkAgainSeconds: 60,

  // fields
  accountLength: 64,
  nameLength: 64,
  textLength: 200,
  longTextLength: 2_000,
  richTextLength: 200_000,

  // administration
  rolesOfIdentity: 50,
  identitiesOfUser: 20,
  departmentsMost: 2_000,
  dictionaryItemsMost: 500,
  frameHostsMost: 100,
  footerColumnsMost: 6,
  footerLinksMost: 12,
  contrastLeast: 4.5,
  dictionaryCacheMs: 5 * 60_000,

  // image viewer
  viewerZoomStep: 0.2,
  viewerWheelStep: 0.015,
  viewerZoomLeast: 0.2,
  /** Beyond it one sees squares, no picture. */
  viewerZoomMost: 8,
  viewerTurn: 90,

  // files
  uploadBytes: 20 * 1024 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  pictureEdge: 2560,
  picturePixels: 40_000_000,
  fileNameLength: 120,
  fileLinkSeconds: 600,

  // counts people see
  countShown: 99,

  // cards
  cardWaitMs: 3_000,
  cardRowsMost: 3,
  cardRolesMost: 100,
  serviceDepartmentsMost: 100,
  publicationsMost: 500,
  cardColumnsMost: 12,
  cardFieldsMost: 12,
  cardCategoriesMost: 50,
  cardTokenLength: 20,
  addressLength: 500,
  /** Tables of the two layouts: wide = a page of its own, narrow = beside the message card. By displayRows 1, 2, 3. */
  businessTiles: { wide: [6, 12, 18], narrow: [8, 16, 24] },
  businessTilesPerRow: { wide: 6, narrow: 8 },
  businessHeights: [106, 212, 316],
  favouritesShown: { wide: 9, narrow: 12 },
  toolHeights: [180, 180, 258],
  newsRowHeight: 80,
  newsPerRow: 2,
  newsNewMs: 24 * 3_600_000,
  todoColumnsShown: 4,
  stagingHeight: 250,
  stagingRows: 20,
  affairsRows: 5,
  mattersMost: 20,
  matterLines: 3,
  recommendedPerRow: 3,
  recommendedTop: 3,
  visitsShown: 9_999_999,
  commonUseTiles: { wide: { left: 3, right: 3 }, narrow: { left: 2, right: 3 } },
  commonUseDialogHeights: { 3: 503 },
  commonUseMost: 12,
  servicesPicked: 60,
  toolsMost: 60,
  toolNameLength: 8,
  /** Popularity: how far back it counts, and how much of what. */
  popularityDays: 30,
  commonUseDays: 90,
  commonUseVisitsLeast: 3,
  recommendedWeights: { identity: 0.5, department: 0.3, recency: 0.2 },
  /** Two clicks of one person within so long are one visit. */
  visitAgainSeconds: 30,
  /** For how long the data of a card is good, unless a hint says that it changed. */
  cardCacheMs: 60_000,

  // foreign sources of cards
  foreignWaitMs: 3_000,
  foreignBytes: 1024 * 1024,
  foreignRedirects: 3,
  foreignCacheSeconds: 60,
  foreignCacheSecondsMost: 86_400,
  /** So many failures in a row close the door to a source for so long. */
  foreignFailures: 5,
  foreignPauseMs: 60_000,
  foreignItems: 200,
  /** What a test run of a source shows of its answer. */
  sourceRowsTried: 5,
  sourceItemLength: 2_000,
  /** How long one card alone waits for a source, and how long a whole page does. */
  feedWaitMs: 2_500,
  feedPatienceMs: 150,
  /** When a card whose source was late is looked at again. */
  feedSecondLookMs: 500,
  microAppWaitMs: 15_000,
  microAppHeights: { least: 80, most: 1200, usual: 320 },

  // home page
  layoutCardsMost: 60,
  bannersMost: 5,
  bannerTurnMs: 6_000,
  /** Open pages ask again at the edge of a window, each a little later than the other. */
  edgeSpreadMs: 10_000,
  quickItemsMost: 8,

  // service hall and search
  hallPageSize: 24,
  searchLength: 50,
  suggestionsShown: 8,
  /** Letters typed more quickly than this are asked for together. */
  suggestAfterMs: 150,
  nearShown: 6,
  historyShown: 10,
  hotWordsShown: 10,
  hotWordDays: 7,
  /** Anybody can type anything: so many words of visitors are noted in a school. */
  visitorWordsPerDay: 2_000,
  /** What one person may ask for in a day. */
  searchRequestsPerDay: 20,
  synonymsMost: 500,
  synonymWordsMost: 20,
  scenesMost: 50,
  serviceTypesMost: 50,
  keywordsLength: 200,
  openHoursMost: 14,
  /** A period that ends within so many days says so. */
  closingDays: 3,
  promiseDaysMost: 365,
  relatedServices: 6,
  favouritesMost: 200,
  favouriteFoldersMost: 20,
  folderNameLength: 12,

  // opening a service
  /** The pop-up of 1002: its width by the width of the body, its height the largest that fits. */
  popupWidth: 1200,
  popupWidthNarrow: 860,
  popupNarrowUpTo: 1366,
  popupHeights: [850, 670, 538],
  modelView: { width: 1200, height: 650 },
  /** A one-time code for an application that signs people in by it. */
  entryCodeSeconds: 60,
  /** How often the server of one service may ask who came. */
  verifiesPerMinute: 1_200,
  probeEveryMs: 10 * 60_000,
  probeWaitMs: 5_000,
  /** A look that failed by chance is no maintenance. */
  probeFailures: 2,
  probesAtOnce: 8,

  // stars on applications
  starsMost: 5,
  ratingDays: 90,
  ratingTextLength: 200,
  ratingLabelsMost: 5,

  // guides
  guideTextLength: 20_000,
  guideMaterialsMost: 50,
  guideStepsMost: 30,
  guidePlacesMost: 20,
  guideQuestionsMost: 50,
  guideFilesMost: 20,
  guideReviewMonths: 12,
  correctionLength: 500,

  // landing page
  landingBlocksMost: 20,
  heroesMost: 5,
  countersMost: 6,
  landingServices: 8,
  landingNews: 6,
  landingDownloads: 20,
  landingDepartments: 60,
  sitemapMost: 5_000,

  // news
  newsColumnsMost: 30,
  newsPictures: 30,
  newsSummaryLength: 300,

  announcementsPerRow: 2,
  announcementDays: 90,
  announcementDaysMost: 365,
  previewWidth: 1080,

  // socket
  socketPingMs: 30_000,
  socketRetryMs: 1_000,
  socketConnectMs: 50_000,
  socketFrameBytes: 64 * 1024,
  socketAuthMs: 5_000,
  /** What a client may say between two pings of the server, and how much may lie unread for it. */
  socketFramesPerPing: 300,
  socketUnreadBytes: 1024 * 1024,
  leaderLeaseMs: 4_000,
  leaderAskMs: 300,
  /** A page reads again at most so often, however much is changed meanwhile. */
  hintPauseMs: 2_000,
  /** How long one waits for the browser's own key: what is to be kept is safe in memory, but the page may be left. */
  sealWaitMs: 2_000,
  /** Longer where a session stands behind it: without the key its person would have to sign in again. */
  openWaitMs: 10_000,
  /** So much the clocks of people and server differ where something was scheduled. */
  dueToleranceMs: 60_000,
  /** Addresses of which a node remembers whether it believes what they forward. */
  proxiesRemembered: 1_000,
  /** How long a browser keeps what was typed when a session ended. */
  draftDays: 30,

  // jobs
  jobPollMs: 5_000,
  jobTries: 3,
  jobRetrySeconds: 5,
  jobAliveMs: 15_000,
  /** A running job that said nothing for so long died with its node. */
  jobLostMs: 60_000,
  jobProgressMs: 1_000,
  jobStopMs: 5_000,
  /** Rows written or removed by one statement: the embedded database serves one at a time. */
  batchRows: 500,
  /** The law asks for sign-in records of six months. */
  keepDays: { signIns: 190, sessions: 190, links: 30, jobs: 90, searches: 90 },

  // stopping
  stopMs: 10_000,
} as const;

export type DialogWidth = (typeof limits.dialogWidths)[number];
