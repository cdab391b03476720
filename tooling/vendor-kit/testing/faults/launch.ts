import { accepted, answering, type Given, refused } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted } from './plant.ts';

export const launchFaults: readonly PlantedFault[] = [
  {
    fault: 'any text is a launch token',
    found: 'an unknown launch token is refused',
    plant: () => ({ answered: answering('authenticate', codeIs('launch_token_invalid', accepted({}))) }),
  },
  {
    fault: 'a bet needs no launch',
    found: 'refused: an unknown launch, game or player',
    plant: () => ({ answered: answering('bet', codeIs('launch_ended', accepted(posted))) }),
  },
  {
    fault: 'a launch token is good for ever',
    found: 'a launch token is good for one exchange',
    plant() {
      let first: Given | undefined;
      return {
        answered: answering('authenticate', (given) => {
          first ??= given;
          return first;
        }),
      };
    },
  },
  {
    fault: 'another exchange takes a used launch token',
    found: 'a launch token is good for one exchange',
    plant() {
      let first: Given | undefined;
      return {
        answered: answering('authenticate', (given, { exchangeId }) => {
          first ??= given;
          return exchangeId === undefined ? undefined : first;
        }),
      };
    },
  },
  {
    fault: 'an exchange is answered once',
    found: 'an exchange that is asked again is answered with the same launch',
    plant() {
      let isAnswered = false;
      return {
        answered: answering('authenticate', (given) => {
          if (isAnswered) return refused('launch_token_invalid');
          isAnswered = true;
          return given;
        }),
      };
    },
  },
  {
    fault: 'an exchange that is asked again opens another launch',
    found: 'an exchange that is asked again is answered with the same launch',
    plant() {
      let count = 0;
      return {
        answered: answering('authenticate', ({ json }) => {
          count += 1;
          return accepted({ ...json.value, launchId: `launch-${count}` });
        }),
      };
    },
  },
  {
    fault: 'an unknown player has a balance',
    found: 'the balance of an unknown player is refused',
    plant: () => ({ answered: answering('balance', codeIs('unknown_player', accepted({ balance: '0.00' }))) }),
  },
  {
    fault: 'a balance has no decimals',
    found: 'the balance is that of the launch',
    plant: () => ({
      answered: answering('balance', (given) => (given.json.success ? accepted({ balance: '100' }) : undefined)),
    }),
  },
  {
    fault: 'an unknown round is open',
    found: 'a round that nobody opened is unknown',
    plant: () => ({ answered: answering('round', () => accepted({ state: 'open', transactions: [] })) }),
  },
];
