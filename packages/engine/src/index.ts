export { ACTIONS, checkAction } from './actions/checks/index.ts';
export { foretell, isForetold } from './actions/foretell.ts';
export { applyAction } from './actions/index.ts';
export { mayLead } from './players/leader.ts';
export { applyHostAction } from './actions/host.ts';
export type { ActionOf, ActionType, Actor, GameAction, HostAction } from './game-action.ts';
export { advance, nextEventAt } from './advance.ts';
export { CAR_TYPES, type CarType } from './car-types.ts';
export { carCity, carIndex, carLeg, carsOf, findCar } from './cars/car.ts';
export { mayTakeCourse } from './cars/eu-limit.ts';
export { mayHire, mayTakeCompanyCar } from './cars/car-limits.ts';
export { isDriving, isFree, isInCity, isSleeping, isUnderWay } from './cars/kinds.ts';
export { COST_PARTS, type CostPart, costParts, driveParts } from './cars/cost-parts.ts';
export { isCarAction } from './cars/is-car-action.ts';
export { readyCity } from './cars/ready-city.ts';
export { subcontractorCar } from './cars/new-car.ts';
export { carLand, carPosition, legMetres } from './cars/place.ts';
export { returnCost } from './cars/return-cost.ts';
export { needsGuarding, parkingPrice } from './cars/sleep.ts';
export { isAllIn } from './cars/charge.ts';
export { theftChance } from './cars/theft.ts';
export { dayEndsAt } from './cars/duty.ts';
export {
  type Tiredness,
  type DriverLimit,
  drivingLimitAt,
  firstLimit,
  isOverdue,
  limitAt,
  tirednessAt,
  workLimit,
  workingAt,
} from './cars/work.ts';
export {
  ROUNDS,
  ROUND_UNITS,
  gameEndsAt,
  gameSpeed,
  playerTime,
  roundEndsAt,
  roundSeconds,
  roundStartsAt,
  roundTime,
  roundsOf,
} from './clock.ts';
export { CAR_HOUR } from './debrief/car-hour.ts';
export { type Chances, chancesOf } from './debrief/chances.ts';
export { placeAt } from './debrief/place-at.ts';
export { HEADLINES, type Headline, MEDALS, type Medal } from './honours.ts';
export { roundHeadline, roundMedals } from './debrief/round-honours.ts';
export { type ChangeKind, type ChangePart, roundChange } from './debrief/round-change.ts';
export { GROSZE_PER_POINT, type Loss, type LossCause, lossesOf } from './debrief/losses.ts';
export { ACCOUNT_KINDS, type AccountKind, type OrderAccount, orderAccount } from './debrief/order-account.ts';
export { ghostAt, ghostCurve, scoresUntil } from './standing/ghost.ts';
export { scoreHistory } from './standing/score-history.ts';
export { CAR_OWNERSHIPS, type CarOwnership, ownershipOf } from './car-ownership.ts';
export { CARGO_TRAITS, type CargoTrait, TRAIT_TYPES } from './cargo-traits.ts';
export { score } from './standing/score.ts';
export { gameTotals } from './standing/totals.ts';
export {
  type Accident,
  type Answer,
  type Breach,
  type Breaks,
  CHANGE_TYPES,
  COMPETENCES,
  type ChangeEvent,
  type ChangeType,
  type Competence,
  EFFECT_TYPES,
  EFFECT_UNITS,
  type EffectUnit,
  EMERGENCY_SUBTYPES,
  EMPTY_LIBRARY,
  LAWS,
  type Law,
  type Effect,
  type EffectType,
  type Emergency,
  type EmergencySubtype,
  type Library,
  type RuleSource,
  type Situation,
  TREE_NAMES,
  type TreeName,
  type Trees,
} from './library.ts';
export { type RefusedEntry, forkGame } from './fork.ts';
export { withStrikes } from './incidents/schedule.ts';
export type { Happening } from './happenings/happening.ts';
export { type Transition, startTelling, stopTelling } from './happenings/transition.ts';
export { type LogEntry, happeningsOf, replay, runEntry, transition, transitionTo } from './log.ts';
export { drawsAbout, seatNumber } from './luck.ts';
export { newGame, studentsAtStart } from './new-game.ts';
export { mayOrdersCome } from './orders/coming.ts';
export { freeCancelUntil } from './orders/free-cancel.ts';
export { surchargeOf } from './orders/surcharge.ts';
export { type EffectOrigin, effectOrigin } from './debrief/effect-origin.ts';
export { cabotageIn, isCrossTrade } from './orders/cabotage.ts';
export { isCarried, isOnTime } from './orders/on-time.ts';
export { openReservations } from './orders/booked.ts';
export { findOrder, isOpen, isReleased, unloadCity } from './orders/order.ts';
export { byPickEnd, offeredOrders, ordersOf } from './orders/selectors.ts';
export { moneyInTransit } from './standing/money-in-transit.ts';
export { punctualStreak } from './standing/punctual-streak.ts';
export { NEEDS, type Need, idleSince, needOf, openSituationsOf } from './standing/needs.ts';
export { compareResults, isPlayedOut, placed, type Standing, rankStudents } from './standing/standing.ts';
export { placesById } from './places.ts';
export { findPlayer } from './players/player.ts';
export { LESSON_LENGTHS, lessonTiming, settingsOfTiming } from './lesson-timing.ts';
export { tellsOfSettingOut } from './situations/spared.ts';
export { startMoney } from './players/start-money.ts';
export { levelOfBot } from './players/seating.ts';
export { botOf, hasCome, isBotsResult, isHere, isShown, isTended, personsIn, wasHeldByBot } from './players/tenure.ts';
export { REJECTION_CODES, type RejectionCode } from './rejections.ts';
export { type Result, accepted, assertNever, refused } from './result.ts';
export { RULES_VERSION, hasChange, settingsByRules } from './rules-version.ts';
export { fromSavedState, toSavedState } from './save.ts';
export {
  type CarTypeSetting,
  type GeneralSetting,
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  carSetting,
} from './settings.ts';
export {
  PHONE_CALLS,
  CAR_ACTIONS,
  type HelpCall,
  type Car,
  type CarAction,
  type CarOffer,
  type CarState,
  type Decision,
  type AfterStop,
  type Driving,
  GAME_STATES,
  type HappenedAccident,
  type IncidentNumbers,
  type ShownAnswer,
  type AnswerOutcome,
  ANSWER_OUTCOMES,
  type ShownDecision,
  type MissedQuestion,
  type ShownNode,
  type ShownSituation,
  STRIKE_KINDS,
  type Strike,
  type StrikeKind,
  type GameSetup,
  type RepeatedGame,
  type GameState,
  type GameStateName,
  type InCity,
  JOURNAL_FACTS,
  type JournalEntry,
  type JournalFact,
  type LedgerEntry,
  type LedgerReason,
  type Leg,
  MESSAGE_CODES,
  MONEY_REASONS,
  type Message,
  type MessageCode,
  type MessageType,
  ORDER_STATUSES,
  type OpenSituation,
  type Order,
  type OrderStage,
  type OrderCargo,
  type OrderTerms,
  type OrderStatus,
  BOTS_LEVELS,
  type BotsLevel,
  PAUSE_REASONS,
  ANSWER_TIMES,
  type AnswerTime,
  PLAYER_STATUSES,
  POINT_REASONS,
  type Player,
  type PlayerStatus,
  type PlayerUser,
  SEAT_LEVELS,
  type SeatLevel,
  type TimeWindow,
} from './state.ts';
export type {
  CarId,
  CityId,
  GameId,
  GameSeconds,
  Grosze,
  Km,
  Metres,
  Minutes,
  OrderId,
  ParkingId,
  PlayerId,
  Seconds,
} from './units.ts';
export { minutes } from './units.ts';
export { answerEndsAt } from './situations/answer-time.ts';
export { breaksAt, breaksOf } from './situations/breaks.ts';
export { MOST_STARS, STARS, type Stars, starsOf } from './situations/stars.ts';
export { isOutdated } from './situations/source-age.ts';
export { hadOrderAt } from './orders/history.ts';
export { isWaitingForAnswers } from './orders/open-situations.ts';
export { PLACEHOLDERS, withNumbers, wordsOf } from './situations/numbers.ts';
export { ACCIDENT_FAMILY, changeFamily, emergencyFamily, questionCompetence } from './situations/competence.ts';
export { isScheduled, onlyTree } from './situations/tables.ts';
export { type SituationList, SITUATION_LISTS } from './situation-state.ts';
export { defaultSpot } from './sandbox/default-spot.ts';
export { advanceToNews } from './sandbox/news.ts';
export { bringPractice, practiceGame, type PracticeScene } from './sandbox/practice.ts';
export { refuseSpot } from './sandbox/refusal.ts';
export { likelyKm, sandboxLength, sandboxPlace, sandboxTypes } from './sandbox/place.ts';
export type { SandboxRefusal } from './sandbox/refusal.ts';
export { type Sandbox, sandboxGame } from './sandbox/sandbox.ts';
export {
  isEverStruck,
  strikeMoment,
  type SandboxBase,
  type SandboxSpot,
  type Tried,
  whereaboutsOf,
} from './sandbox/spot.ts';
export { type DecisionOutcome, outcomeAt, type UnscoredDecision } from './situations/decide.ts';
export { acceptedTexts, isRightText } from './situations/typed-text.ts';
export { keyedBelow } from './keyed-draw.ts';
export { MISFITS, type Misfit, type Prospect, prospectsOf } from './situations/prospects.ts';
export { currentQuestion, shownNode } from './situations/question.ts';
export { MOST_MINUTES, type Reply, refuseReply } from './situations/reply.ts';
export {
  changeImage,
  hasHadSituation,
  shownIncentives,
  orderFor,
  shownDecision,
  shownSituation,
} from './situations/show.ts';
export {
  isTypedQuestion,
  type OpenNode,
  type WalkStep,
  placeAfter,
  placeBehind,
  wantsText,
} from './situations/walk.ts';
export { bestAnswerIndex, mostPoints, bestScore, bestWay, depthOf, nodePoints, wayTaken } from './situations/worth.ts';
export type { CostedDrive, TripCalculation } from './trip-state.ts';
export { viewFor } from './view-for.ts';
export { type Viewer } from './viewer.ts';
export {
  type City,
  type Goods,
  LANDS,
  type Land,
  type GoodsLoading,
  type OutlinePoint,
  type Parking,
  type Road,
  type GoodsSpan,
  type World,
} from './world/world.ts';
export { NO_TIMERS } from './timers/queue.ts';
export { metresIn, secondsFor } from './drive/speed.ts';
export { breakEndsAt, metresLeft, nextBreakTurn, parkingMetres, stretchEndsAt } from './drive/leg.ts';
export { bestCarFor, bestCarsFor, tirednessKey } from './planning/best-car.ts';
export { type CarsHeld, wayToMake, carsHeld, wayAfter } from './planning/best-way.ts';
export { calculateTrip, driveMetres, isEarning, tripCosts, tripMargin } from './planning/calculate-trip.ts';
export { type DockPastDay, dockPastDay } from './planning/dock-past-day.ts';
export { type CarProspects, carProspects } from './planning/earning-orders.ts';
export { isMade, minutesToGameEnd } from './planning/is-made.ts';
export { type WorthDoing, meanwhileOf } from './planning/meanwhile.ts';
export { leftOf, onwardOf } from './planning/onward.ts';

export { recommendedCar } from './planning/recommended-car.ts';
export { passesLimit } from './planning/passes-limit.ts';
export { restAhead } from './planning/rest-ahead.ts';
export { restRightAfterLoading } from './planning/rest-after-loading.ts';
export { restGoalOf, wayAfterLoading } from './cars/rest-chosen.ts';
export { type ParkingAhead, legEndsAt, parkingsAhead } from './planning/parkings-ahead.ts';
export { type DeliveryPlan, type SettingsAndWorld, planDelivery } from './planning/plan-delivery.ts';
export {
  type Approach,
  type Haul,
  type StandingPlan,
  approachTo,
  haulOf,
  latestDeparture,
  savedByRests,
  standingCost,
  standingPlan,
} from './planning/standing-plan.ts';
export type { PlanStep } from './planning/trip.ts';
export { tripCost } from './planning/trip-cost.ts';
export { orderStatus } from './orders/status.ts';
export { fullPenalty, orderPay } from './orders/terms.ts';
export { findCity, findGoods, findParking, roadBetween, sampleCargo } from './world/lookup.ts';
export { routeOf } from './world/route.ts';
export { shortestPath } from './world/shortest-path.ts';
export { parseOrderStage } from './orders/stages.ts';
