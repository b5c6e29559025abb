export { ACTIONS, checkAction } from './actions/checks/index.ts';
export { foretell, isForetold } from './actions/foretell.ts';
export { applyAction } from './actions/index.ts';
export { applyHostAction } from './actions/host.ts';
export type { ActionCheck } from './actions/rule.ts';
export type { ActionOf, ActionType, Actor, GameAction, HostAction } from './game-action.ts';
export { advance, nextEventAt } from './advance.ts';
export { CAR_TYPES, type CarType } from './car-types.ts';
export { carCity, carIndex, carLeg, carsOf, findCar, shipmentOf } from './cars/car.ts';
export { mayTakeCourse } from './cars/eu-limit.ts';
export { mayHire, mayTakeCompanyCar } from './cars/held.ts';
export { isDriving, isFree, isSleeping, isWaiting } from './cars/kinds.ts';
export { subcontractorCar } from './cars/new-car.ts';
export { type CarPosition, carLand, carPosition, legMetres } from './cars/place.ts';
export { returnCost } from './cars/return-cost.ts';
export { parkingPrice } from './cars/sleep.ts';
export { isOverdue, limitAt, workLimit, workingAt } from './cars/work.ts';
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
} from './clock.ts';
export { type Chances, chancesOf } from './debrief/chances.ts';
export { placeThen } from './debrief/place-then.ts';
export { type ChangeKind, type ChangePart, roundChange } from './debrief/round-change.ts';
export { LOSS_CAUSES, type Loss, type LossCause, lossesOf } from './debrief/losses.ts';
export { applyEffect } from './effects/index.ts';
export type { EffectContext } from './effects/rule.ts';
export { type CoursePoint, courseOf } from './standing/course.ts';
export { type Totals, gameTotals, score } from './standing/score.ts';
export {
  type Accident,
  type Answer,
  CHANGE_TYPES,
  type ChangeEvent,
  type ChangeType,
  EFFECT_TYPES,
  EFFECT_UNITS,
  type EffectUnit,
  EMERGENCY_SUBTYPES,
  EMPTY_LIBRARY,
  type Effect,
  type EffectType,
  type Emergency,
  type EmergencySubtype,
  type Library,
  type Situation,
  TREE_NAMES,
  type TreeName,
  type Trees,
} from './library.ts';
export { type Fork, type Otherwise, type Refused, forkGame } from './fork.ts';
export type { Cause, Happening, What } from './happenings/happening.ts';
export type { Transition } from './happenings/transition.ts';
export { type LogEntry, happeningsOf, replay, runEntry, transition, transitionTo } from './log.ts';
export { newGame } from './new-game.ts';
export { findOrder, isOpen, isReleased, unloadCity } from './orders/order.ts';
export { offeredOrders, ordersOf } from './orders/selectors.ts';
export { NEEDS, type Need, idleSince, needOf, openSituationsOf } from './standing/needs.ts';
export { compareResults, isPlayedOut, type Placed, placed, type Standing, standing } from './standing/standing.ts';
export { placesOf } from './places.ts';
export { findPlayer } from './players/player.ts';
export { REJECTION_CODES, type RejectionCode } from './rejections.ts';
export { type Result, accepted, assertNever, refused } from './result.ts';
export { RULES_VERSION, settingsByRules } from './rules-version.ts';
export { SAVED_VERSION, type SavedState, loadState, saveState } from './save.ts';
export {
  CAR_TYPE_SETTINGS,
  type CarTypeSetting,
  GENERAL_SETTINGS,
  type GeneralSetting,
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  carSetting,
} from './settings.ts';
export {
  CALLS,
  CAR_ACTIONS,
  type Call,
  type Car,
  type CarAction,
  type CarOffer,
  type CarState,
  type Decision,
  type Driving,
  type DrivingAction,
  GAME_STATES,
  type HappenedAccident,
  type IncidentNumbers,
  type ShownAnswer,
  type ShownDecision,
  type MissedQuestion,
  type ShownNode,
  type ShownSituation,
  type Strike,
  STRIKE_KINDS,
  type StrikeKind,
  type GameSetup,
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
  type OrderTerms,
  type OrderStatus,
  PAUSE_REASONS,
  PLAYER_STATUSES,
  POINT_REASONS,
  type PauseReason,
  type Player,
  type PlayerStatus,
  type PlayerUser,
  type TimeWindow,
  type Timer,
} from './state.ts';
export type {
  CarId,
  CityId,
  GameId,
  GameMinutes,
  GameSeconds,
  Grosze,
  Km,
  KmPerHour,
  Metres,
  Minutes,
  OrderId,
  ParkingId,
  Percent,
  PlayerId,
  RoadId,
  Seconds,
} from './units.ts';
export { grosze, minutes } from './units.ts';
export { isWaitingForAnswers, openOf } from './orders/open-situations.ts';
export { withNumbers } from './situations/numbers.ts';
export { type Scenario, onlyTree } from './situations/tables.ts';
export { type SituationList, SITUATION_LISTS } from './situation-state.ts';
export { sandboxSpot } from './sandbox/default-spot.ts';
export { nextNews } from './sandbox/news.ts';
export { refuseSpot } from './sandbox/refusal.ts';
export { likelyKm, sandboxLength, type SandboxPlace, sandboxPlace, sandboxTypes } from './sandbox/place.ts';
export type { SandboxRefusal } from './sandbox/refusal.ts';
export { type Sandbox, sandboxGame } from './sandbox/sandbox.ts';
export {
  isEverStruck,
  momentOf,
  type SandboxBase,
  type SandboxSpot,
  type Tried,
  whereaboutsOf,
} from './sandbox/spot.ts';
export { type Outcome, outcomeAt, type Told } from './situations/decide.ts';
export { acceptedTexts, isRightText } from './situations/typed-text.ts';
export { keyedBelow } from './keyed-draw.ts';
export { below, randomFrom } from './random.ts';
export { MISFITS, type Misfit, type Prospect, prospectsOf, type Stroke } from './situations/prospects.ts';
export { presentQuestion } from './situations/question.ts';
export { MOST_MINUTES, type Reply, refuseReply } from './situations/reply.ts';
export { changeImage, hasHadSituation, heldOut, orderFor, shownDecision, shownSituation } from './situations/show.ts';
export { type Place, type Step, isAsking, placeAfter, placeBehind, wantsText } from './situations/walk.ts';
export { bestAnswerIndex, bestOf, bestScore, bestWay, depthOf, nodePoints } from './situations/worth.ts';
export { viewFor } from './view-for.ts';
export { type Viewer } from './viewer.ts';
export {
  type City,
  type Ferry,
  LANDS,
  type Land,
  type OutlinePoint,
  type Parking,
  type Road,
  type World,
} from './world/world.ts';
export { NO_TIMERS } from './timers/queue.ts';
export { metresIn, secondsFor } from './drive/speed.ts';
export { metresAt, metresLeft, parkingMetres, positionOnRoute, stretchEndsAt } from './drive/leg.ts';
export { type BestCar, bestCarFor } from './planning/best-car.ts';
export { type ParkingAhead, parkingsAhead } from './planning/parkings-ahead.ts';
export { type DeliveryPlan, planDelivery } from './planning/plan-delivery.ts';
export {
  type Approach,
  type Haul,
  type StandingPlan,
  approachTo,
  haulOf,
  lastCall,
  standingCost,
  standingPlan,
} from './planning/standing-plan.ts';
export { restAhead } from './planning/rest-ahead.ts';
export type { PlanStep } from './planning/trip.ts';
export { tripCost } from './planning/trip-cost.ts';
export { orderStatus } from './orders/status.ts';
export { subOrderId } from './orders/sub-order-id.ts';
export { fullPenalty, orderPay } from './orders/terms.ts';
export { cityOf, cityParking, findCity, findParking, landOfCity, roadBetween } from './world/lookup.ts';
export { routeOf } from './world/route.ts';
export { isEu, shortestPath } from './world/shortest-path.ts';
export { inStage } from './orders/stages.ts';
