import type { AppRunWords } from "@/experiments/engine/contract/word-types";
import { type Bilingual, defineContent, untranslated } from "@/lib/i18n/define-content";
import type { CityId } from "./cities";

type CityWords = { name: Bilingual; country: Bilingual };

/** All texts of the app in English and French, for participants and for the pages that present the app. */
export const whereIsItWords = defineContent("where-is-it", {
  name: { en: "Where is it?", fr: "Où est-ce ?" },
  purpose: {
    en: "Mark where you think a city is, on a map without names. The distance and the direction of your errors give an idea of the map in your head.",
    fr: "Situez des villes sur une carte muette. La distance et la direction de vos erreurs donnent une idée de la carte du monde que vous avez en tête.",
  },
  keywords: {
    en: "geography, cognitive map, mental map, world map, spatial memory, distance, localisation, location judgement, cities, estimation, bias",
    fr: "géographie, carte mentale, carte cognitive, carte du monde, mémoire spatiale, distance, localisation, villes, estimation, biais",
  },
  // The figure displays a city that is not in the list of cities for runs.
  figure: { word: untranslated("Santiago") },
  cities: {
    cairo: { name: { en: "Cairo", fr: "Le Caire" }, country: { en: "Egypt", fr: "Égypte" } },
    "cape-town": {
      name: { en: "Cape Town", fr: "Le Cap" },
      country: { en: "South Africa", fr: "Afrique du Sud" },
    },
    nairobi: { name: { en: "Nairobi", fr: "Nairobi" }, country: { en: "Kenya", fr: "Kenya" } },
    dakar: { name: { en: "Dakar", fr: "Dakar" }, country: { en: "Senegal", fr: "Sénégal" } },
    antananarivo: {
      name: { en: "Antananarivo", fr: "Antananarivo" },
      country: { en: "Madagascar", fr: "Madagascar" },
    },
    tokyo: { name: { en: "Tokyo", fr: "Tokyo" }, country: { en: "Japan", fr: "Japon" } },
    tehran: { name: { en: "Tehran", fr: "Téhéran" }, country: { en: "Iran", fr: "Iran" } },
    bangkok: {
      name: { en: "Bangkok", fr: "Bangkok" },
      country: { en: "Thailand", fr: "Thaïlande" },
    },
    ulaanbaatar: {
      name: { en: "Ulaanbaatar", fr: "Oulan-Bator" },
      country: { en: "Mongolia", fr: "Mongolie" },
    },
    jakarta: {
      name: { en: "Jakarta", fr: "Jakarta" },
      country: { en: "Indonesia", fr: "Indonésie" },
    },
    lisbon: {
      name: { en: "Lisbon", fr: "Lisbonne" },
      country: { en: "Portugal", fr: "Portugal" },
    },
    oslo: { name: { en: "Oslo", fr: "Oslo" }, country: { en: "Norway", fr: "Norvège" } },
    athens: { name: { en: "Athens", fr: "Athènes" }, country: { en: "Greece", fr: "Grèce" } },
    warsaw: { name: { en: "Warsaw", fr: "Varsovie" }, country: { en: "Poland", fr: "Pologne" } },
    reykjavik: {
      name: { en: "Reykjavik", fr: "Reykjavik" },
      country: { en: "Iceland", fr: "Islande" },
    },
    "mexico-city": {
      name: { en: "Mexico City", fr: "Mexico" },
      country: { en: "Mexico", fr: "Mexique" },
    },
    havana: { name: { en: "Havana", fr: "La Havane" }, country: { en: "Cuba", fr: "Cuba" } },
    vancouver: {
      name: { en: "Vancouver", fr: "Vancouver" },
      country: { en: "Canada", fr: "Canada" },
    },
    chicago: {
      name: { en: "Chicago", fr: "Chicago" },
      country: { en: "United States", fr: "États-Unis" },
    },
    "panama-city": {
      name: { en: "Panama City", fr: "Panama" },
      country: { en: "Panama", fr: "Panama" },
    },
    sydney: {
      name: { en: "Sydney", fr: "Sydney" },
      country: { en: "Australia", fr: "Australie" },
    },
    melbourne: {
      name: { en: "Melbourne", fr: "Melbourne" },
      country: { en: "Australia", fr: "Australie" },
    },
    auckland: {
      name: { en: "Auckland", fr: "Auckland" },
      country: { en: "New Zealand", fr: "Nouvelle-Zélande" },
    },
    "port-moresby": {
      name: { en: "Port Moresby", fr: "Port Moresby" },
      country: { en: "Papua New Guinea", fr: "Papouasie-Nouvelle-Guinée" },
    },
    suva: { name: { en: "Suva", fr: "Suva" }, country: { en: "Fiji", fr: "Fidji" } },
    lima: { name: { en: "Lima", fr: "Lima" }, country: { en: "Peru", fr: "Pérou" } },
    bogota: { name: { en: "Bogotá", fr: "Bogota" }, country: { en: "Colombia", fr: "Colombie" } },
    "buenos-aires": {
      name: { en: "Buenos Aires", fr: "Buenos Aires" },
      country: { en: "Argentina", fr: "Argentine" },
    },
    brasilia: {
      name: { en: "Brasília", fr: "Brasilia" },
      country: { en: "Brazil", fr: "Brésil" },
    },
    caracas: {
      name: { en: "Caracas", fr: "Caracas" },
      country: { en: "Venezuela", fr: "Venezuela" },
    },
  } satisfies Record<CityId, CityWords>,
  run: {
    instruction: { en: "Where is {city}?", fr: "Où se trouve {city} ?" },
  },
  form: {
    manner: {
      en: "Put the cross where you think the city is. If you do not know, guess. Take your time, but stay on this page: if you leave it, the city that you place next is excluded.",
      fr: "Placez la croix là où vous pensez que la ville se trouve. Si vous ne savez pas, devinez. Prenez votre temps, mais restez sur cette page : si vous la quittez, la ville que vous placez ensuite est exclue.",
    },
    touch: {
      en: "Tap or click to put the cross down, as often as you like. Drag to move the map.",
      fr: "Touchez la carte ou cliquez pour poser la croix, autant de fois que vous voulez. Faites glisser pour déplacer la carte.",
    },
    keys: {
      en: "Keys: arrows move the cross, with Shift in longer steps; + and − zoom; Enter confirms.",
      fr: "Au clavier, les flèches déplacent la croix, à plus grands pas avec Maj ; + et − agrandissent et réduisent la carte ; Entrée valide.",
    },
    map: { en: "Map of the world without names", fr: "Carte du monde muette" },
    failed: {
      en: "Part of the map could not be loaded. Check your connection, then try again. The places that you have confirmed are kept.",
      fr: "Une partie de la carte n’a pas pu être chargée. Vérifiez la connexion, puis réessayez. Les endroits que vous avez validés sont gardés.",
    },
    retry: { en: "Try again", fr: "Réessayer" },
    notPlaced: {
      en: "There is no cross yet. Put it on the map first.",
      fr: "Il n’y a pas encore de croix. Placez-la d’abord sur la carte.",
    },
    placed: {
      en: "The cross is on the map. Move it, or confirm.",
      fr: "La croix est sur la carte. Déplacez-la ou validez.",
    },
    zoomIn: { en: "Zoom in", fr: "Agrandir" },
    zoomOut: { en: "Zoom out", fr: "Réduire" },
    confirm: { en: "Confirm this place", fr: "Valider cet endroit" },
    source: {
      en: "Map: Natural Earth, public domain.",
      fr: "Carte : Natural Earth, domaine public.",
    },
  },
  result: {
    headline: {
      en: "On average, your cross was {km} from the city. Over many cities, this distance might be anything from {low} to {high}.",
      fr: "En moyenne, votre croix était à {km} de la ville. Avec beaucoup plus de villes, cette distance pourrait aller de {low} à {high}.",
    },
    measures: {
      distance_error: { en: "mean distance error", fr: "erreur moyenne de distance" },
      latitude_bias: {
        en: "latitude bias (north positive)",
        fr: "biais de latitude (nord positif)",
      },
    },
    references: {
      distance_error: { en: "chance", fr: "hasard" },
      latitude_bias: { en: "no bias", fr: "sans biais" },
    },
    details: {
      median: { en: "Median distance error", fr: "Erreur médiane de distance" },
      longitude: {
        en: "Longitude bias (east positive)",
        fr: "Biais de longitude (est positif)",
      },
    },
    excluded: {
      hidden: { en: "{n} after leaving the page", fr: "{n} après avoir quitté la page" },
    },
    reasons: {
      tooFewLeft: {
        en: "You placed fewer than {minimumCities} cities without leaving the page, so there is no score. Try again, and stay on the page until the last city.",
        fr: "Vous avez placé moins de {minimumCities} villes sans quitter la page : il n’y a donc pas de score. Recommencez en restant sur la page jusqu’à la dernière ville.",
      },
      sameSpot: {
        en: "All your crosses are in one place, but the cities are on several continents. Try again, and move the cross for each city.",
        fr: "Toutes les croix sont au même endroit, alors que les villes sont sur plusieurs continents. Recommencez en déplaçant la croix pour chaque ville.",
      },
    },
    errors: {
      title: { en: "City by city", fr: "Ville par ville" },
      figure: {
        en: "Map of the world with a line from each of your {n} crosses to the city. The table below lists the same places as coordinates.",
        fr: "Carte du monde avec une ligne de chacune de vos {n} croix à la ville. Le tableau ci-dessous donne les mêmes lieux en chiffres.",
      },
      legend: {
        en: "Each line leads from your cross to the city, a numbered dot. It follows the shortest route on the globe, which looks curved on this map.",
        fr: "Chaque ligne mène de votre croix à la ville, un point numéroté. Elle suit le plus court chemin sur le globe, qui paraît courbe sur cette carte.",
      },
      city: { en: "City", fr: "Ville" },
      answer: { en: "Your cross", fr: "Votre croix" },
      truth: { en: "Where the city is", fr: "Position de la ville" },
      error: { en: "Error", fr: "Écart" },
      north: { en: "{degrees} N", fr: "{degrees} N" },
      south: { en: "{degrees} S", fr: "{degrees} S" },
      east: { en: "{degrees} E", fr: "{degrees} E" },
      west: { en: "{degrees} W", fr: "{degrees} O" },
      leftOut: { en: "excluded", fr: "exclue" },
      chance: {
        en: "Chance: a point put down at random on the globe is πR/2 = 10,007.5 km away from any city on average (R = 6,371 km). For each point at an angle θ there is one at π − θ, equally likely, so the mean angle is π/2.",
        fr: "Le hasard : un point posé au hasard sur le globe est en moyenne à πR/2 = 10 007,5 km de toute ville (R = 6 371 km). À chaque point vu sous un angle θ en répond un à π − θ, aussi probable : l’angle moyen est donc π/2.",
      },
      bias: {
        en: "Errors in latitude: Friedman and Montello (2006) found that participants, who had just attended a class on North America, stretched the continent southward toward the equator. Friedman, Kerkman and Brown (2002) concluded that such biases come from beliefs about regions rather than from distance. One session shows no more than a hint of this.",
        fr: "Écarts de latitude : chez Friedman et Montello (2006), des participants qui venaient de suivre un cours sur l’Amérique du Nord l’étiraient vers le sud, en direction de l’équateur. Friedman, Kerkman et Brown (2002) concluent que ces biais viennent de croyances sur les régions plutôt que de l’éloignement. Une seule passation n’en donne qu’un aperçu.",
      },
    },
    caption: {
      en: "Your mean (blue) with its 95% interval, on top of your cities (grey). The dashed line is chance, or no bias.",
      fr: "Votre moyenne (en bleu) et son intervalle à 95 %, superposés à vos villes (en gris). Les tirets marquent le hasard, ou l’absence de biais.",
    },
    comparison: {
      en: "Your dot is the mean over your cities; each grey dot is one of them. We have not found a published distribution for this task, so the dashed line shows a calculated value: the mean error of points put down at random on the globe, or a bias of zero. Chance is easy to beat: the best single place for all cities is 8,357 km off on average. Other cities would give other values.",
      fr: "Votre point est la moyenne sur vos villes ; chaque point gris est l’une d’elles. Nous n’avons pas trouvé de distribution publiée pour cette tâche : les tirets marquent donc une valeur calculée, l’erreur moyenne de points posés au hasard sur le globe ou un biais nul. Le hasard est facile à battre : le meilleur endroit unique pour toutes les croix est à 8 357 km des villes en moyenne. D’autres villes donneraient d’autres valeurs.",
    },
  },
  brief: {
    task: {
      en: "Cities are named one after the other. Put a cross where you think each one is, on a map without names.",
      fr: "Des villes sont nommées l’une après l’autre. Placez une croix là où vous pensez que chacune se trouve, sur une carte muette.",
    },
    measureText: {
      en: "Mean great-circle distance from answer to city, in km (haversine formula, R = {radiusKm} km), and mean of answered minus true latitude, in degrees, each with its 95% interval over cities. The median distance and the bias in longitude are also reported.",
      fr: "Distance orthodromique moyenne de la réponse à la ville, en km (formule de haversine, R = {radiusKm} km), et moyenne de la latitude de la réponse moins la latitude vraie, en degrés, chacune avec son intervalle à 95 % entre villes. La distance médiane et le biais de longitude sont également donnés.",
    },
    scoringText: {
      en: "Each city for which the participant left the page before confirming the answer, because a map may have been looked up. A score is not computed with fewer than {minimumCities} of {cities} cities left, or with all crosses within {sameSpotKm} km of the first.",
      fr: "Chaque ville pour laquelle le participant a quitté la page avant de valider sa réponse, car il a pu consulter une carte. Aucun score n’est calculé avec moins de {minimumCities} villes sur {cities}, ni avec toutes les croix à moins de {sameSpotKm} km de la première.",
    },
    publishedText: {
      en: "We have not found published data for this task, so we cannot state a norm. Chance is πR/2 = 10,007.5 km, the mean distance from any city to a random point on the sphere.",
      fr: "Nous n’avons pas trouvé de données publiées pour cette tâche et ne pouvons donc pas donner de norme. Le hasard donne πR/2 = 10 007,5 km, distance moyenne de toute ville à un point aléatoire de la sphère.",
    },
    methods: {
      cities: {
        en: "Participants placed {cities} cities, drawn from a list of {listedCities} as evenly as possible from the six inhabited continents and named one at a time with their country.",
        fr: "Les participants situaient {cities} villes, tirées d’une liste de {listedCities}, réparties aussi également que possible entre les six continents habités et nommées une à une avec leur pays.",
      },
      answer: {
        en: "They put a cross on a map of the world, by tap, click or arrow keys, could move it and zoom in, and confirmed it; there was no time limit and no feedback before the end.",
        fr: "Ils posaient une croix sur une carte du monde, du doigt, à la souris ou avec les flèches, pouvaient la déplacer et agrandir la carte, puis validaient ; il n’y avait ni limite de temps ni retour d’information avant la fin.",
      },
      map: {
        en: "The map, a Mercator projection, showed coasts and thin country borders without names; each city began with a view of the whole world.",
        fr: "La carte, en projection de Mercator, montrait les côtes et de fines frontières, sans aucun nom ; chaque ville commençait par une vue du monde entier.",
      },
    },
    figure: {
      en: "One trial: the name of a city above a map without names, then the same map with the cross that was put down.",
      fr: "Un essai : le nom d’une ville au-dessus d’une carte muette, puis la même carte avec la croix qui y a été posée.",
    },
    example: {
      en: "Example: the name of a city above a map without names.",
      fr: "Exemple : le nom d’une ville au-dessus d’une carte muette.",
    },
    needs: {
      en: "You must be able to see a map of the world and to point at a place on it, with a finger, a mouse or the arrow keys.",
      fr: "Voir une carte du monde et y désigner un endroit, du doigt, à la souris ou avec les flèches du clavier.",
    },
  },
});

export type WhereIsItWords = AppRunWords<typeof whereIsItWords>;
