import { defineContent, type Localized, untranslated } from "@/lib/i18n/define-content";

/** Texts of the page that measures a device. */
export const device = defineContent("device", {
  title: { en: "Check a device", fr: "Contrôler un appareil" },
  description: {
    en: "Measure in one minute what a computer, tablet or phone does in a timed task: refresh rate, dropped frames, clock, key presses and the size of the screen.",
    fr: "Mesurez en une minute ce que fait un ordinateur, une tablette ou un téléphone dans une tâche chronométrée : affichage, horloge, touches, taille de l’écran.",
  },
  lede: {
    en: "One minute in three parts, on the device that will run your study. The page does not send or store the result: download or print it.",
    fr: "Une minute, en trois parties, sur l’appareil qui servira à votre étude. Le résultat reste dans ce navigateur ; vous pouvez le télécharger et l’imprimer.",
  },
  needsScripts: {
    en: "The check runs in the browser. It needs JavaScript, which is turned off in this browser.",
    fr: "Le contrôle se fait dans le navigateur. Il nécessite JavaScript, qui est désactivé dans ce navigateur.",
  },
  check: {
    title: { en: "The check", fr: "Le contrôle" },
    start: { en: "Start the check", fr: "Commencer le contrôle" },
    before: {
      en: "Close other programs and tabs, connect the charger, and use the browser that participants will use.",
      fr: "Fermez les autres programmes et onglets, branchez l’appareil, et utilisez le navigateur que les participants utiliseront.",
    },
    skip: { en: "Skip this part", fr: "Sauter cette partie" },
    measure: { en: "Measure", fr: "Mesurer" },
    again: { en: "Measure again", fr: "Mesurer de nouveau" },
    states: {
      done: { en: "measured", fr: "mesurée" },
      current: { en: "in progress", fr: "en cours" },
      skipped: { en: "skipped", fr: "sautée" },
      open: { en: "not yet measured", fr: "pas encore mesurée" },
    },
    parts: {
      display: {
        title: { en: "Display and clock", fr: "Affichage et horloge" },
        summary: {
          en: "Wait {seconds} seconds. You do not need to do anything.",
          fr: "{seconds} secondes, sans rien faire.",
        },
        running: {
          en: "The page measures each frame. Leave the mouse and the keyboard alone, and stay on this page.",
          fr: "La page mesure chaque image. Ne touchez ni la souris ni le clavier, et restez sur cette page.",
        },
        progress: { en: "{done} of {all} seconds", fr: "{done} secondes sur {all}" },
      },
      presses: {
        title: { en: "Presses", fr: "Touches et appuis" },
        summary: {
          en: "Press the space bar or the button {presses} times, with the device that participants will use.",
          fr: "Appuyez {presses} fois sur la barre d’espace ou sur le bouton, avec le périphérique que les participants utiliseront.",
        },
        pad: {
          en: "Press the space bar, click or tap here",
          fr: "Barre d’espace, clic ou appui ici",
        },
        progress: { en: "{done} of {all} presses", fr: "{done} sur {all} appuis" },
      },
      size: {
        title: { en: "Size of the screen", fr: "Taille de l’écran" },
        summary: {
          en: "Compare a bank card with a rectangle. ID-1 format cards are 85.60 mm long and 53.98 mm wide.",
          fr: "Comparez une carte bancaire à un rectangle. Une carte au format ID-1 mesure 85,60 mm sur 53,98 mm.",
        },
        hold: {
          en: "Hold a card against the screen, with one corner on the marked corner. Adjust the rectangle until it is as wide as the card: with the slider, the arrow keys or the buttons.",
          fr: "Posez une carte contre l’écran, un coin sur le coin marqué. Réglez le rectangle jusqu’à ce qu’il ait la largeur de la carte : avec le curseur, les flèches du clavier ou les boutons.",
        },
        turn: { en: "Orientation of the card", fr: "Sens de la carte" },
        sides: {
          long: { en: "horizontal", fr: "horizontal" },
          short: { en: "vertical", fr: "vertical" },
        },
        slider: { en: "Width of the rectangle", fr: "Largeur du rectangle" },
        pixels: { en: "{px} px", fr: "{px} px" },
        smaller: { en: "Smaller", fr: "Plus petit" },
        larger: { en: "Larger", fr: "Plus grand" },
        card: {
          en: "A rectangle of {width} by {height} px",
          fr: "Rectangle de {width} sur {height} px",
        },
        corner: { en: "corner of the card", fr: "coin de la carte" },
        distance: {
          en: "Distance from the eyes to the screen, in cm (optional)",
          fr: "Distance des yeux à l’écran, en cm (facultatif)",
        },
        distanceHint: {
          en: "Measure it with a tape. Degrees of visual angle follow from it.",
          fr: "Mesurez-la avec un mètre. Les degrés d’angle visuel s’en déduisent.",
        },
        wrongDistance: {
          en: "Enter a distance from {low} to {high} cm, or leave the field empty.",
          fr: "Saisissez une distance de {low} à {high} cm, ou laissez le champ vide.",
        },
        done: {
          en: "The rectangle is as wide as the card",
          fr: "Le rectangle a la largeur de la carte",
        },
      },
    },
  },
  report: {
    title: { en: "Report on this device", fr: "Relevé de cet appareil" },
    measured: {
      en: "Measured on {moment}. Window of {width} by {height} CSS pixels; device pixels per CSS pixel: {ratio}.",
      fr: "Mesuré le {moment}. Fenêtre de {width} sur {height} pixels CSS ; pixels de l’appareil par pixel CSS : {ratio}.",
    },
    nothing: {
      en: "All three parts were skipped, so there is nothing to report. Measure one of them above.",
      fr: "Aucune partie n’a été mesurée : ce relevé est vide. Mesurez-en une ci-dessus.",
    },
    json: { en: "Download the measurements (JSON)", fr: "Télécharger les chiffres (JSON)" },
    print: { en: "Print", fr: "Imprimer" },
    skipped: { en: "skipped", fr: "sautée" },
    purposes: {
      title: { en: "Is this device suitable?", fr: "Études possibles avec cet appareil" },
      verdicts: {
        fits: { en: "suitable", fr: "convient" },
        limited: { en: "suitable with limits", fr: "avec des limites" },
        unknown: { en: "not known", fr: "indéterminé" },
      },
      skipped: {
        en: "A part of the check was skipped or was too short.",
        fr: "Une partie du contrôle n’a pas été faite, ou a été trop courte.",
      },
      difference: {
        title: {
          en: "A difference of 20 ms between conditions, within participants",
          fr: "Une différence de 20 ms entre deux conditions, chez la même personne",
        },
        fits: {
          en: "None of the measurements limits this use. Rounding by the clock adds an error with an SD of {sd} ms to each response time. Delays that are constant on this device cancel in the difference.",
          fr: "Aucune des mesures n’y fait obstacle. L’arrondi de l’horloge ajoute à chaque temps de réponse une erreur dont l’écart type est de {sd} ms. Les délais constants de cet appareil s’annulent dans la différence.",
        },
      },
      frame: {
        title: {
          en: "A stimulus of one frame",
          fr: "Un stimulus d’une seule image, présenté une fois",
        },
        fits: {
          en: "One frame lasts {ms} ms. Of {frames} frames, {late} were dropped: {share}% (95% interval {low} to {high}%). Fewer than 1 in 100 such stimuli should last longer than planned.",
          fr: "Une image dure {ms} ms. Sur {frames} images, {late} ont été manquées : {share} % (intervalle à 95 % de {low} à {high} %). Moins d’un de ces stimuli sur 100 devrait durer plus longtemps que prévu.",
        },
        limited: {
          en: "One frame lasts {ms} ms. Of {frames} frames, {late} were dropped: {share}% (95% interval {low} to {high}%). A stimulus of one frame may then last two or more. Leave out trials with dropped frames: the column late_frames of the data counts dropped frames in each trial.",
          fr: "Une image dure {ms} ms. Sur {frames} images, {late} ont été manquées : {share} % (intervalle à 95 % de {low} à {high} %). Un stimulus d’une image peut alors en durer deux ou plus. Écartez les essais où une image est manquée : la colonne late_frames compte ces images.",
        },
        coarse: {
          en: "The clock advances in steps of {ms} ms, too long to tell which frames were dropped.",
          fr: "L’horloge avance par pas de {ms} ms, trop longs pour distinguer les images manquées.",
        },
      },
      duration: {
        title: { en: "A stimulus of 100 ms", fr: "Un stimulus de 100 ms" },
        fits: {
          en: "It lasts {frames} frames, {ms} ms.",
          fr: "Il dure {frames} images, soit {ms} ms.",
        },
        limited: {
          en: "It lasts {frames} frames, {ms} ms: this display cannot come closer to 100 ms. Plan durations as multiples of {frame} ms.",
          fr: "Il dure {frames} images, soit {ms} ms : cet écran n’a pas de durée plus proche. Prévoyez des durées multiples de {frame} ms.",
        },
      },
      absolute: {
        title: {
          en: "Absolute response times, or comparisons between devices",
          fr: "Des temps de réponse absolus, ou comparés entre plusieurs appareils",
        },
        unseen: {
          en: "Every response time contains the delays of the display and of the keyboard or touchscreen. They differ between devices, and no page can measure them.",
          fr: "Tout temps de réponse contient les délais de l’affichage et du clavier ou de l’écran tactile. Ils changent d’un appareil à l’autre, et aucune page ne peut les mesurer.",
        },
      },
      size: {
        title: { en: "Stimuli of a known size", fr: "Des stimuli de taille connue" },
        fits: {
          en: "{px} CSS pixels are {mm} mm: {degrees} degrees of visual angle at a distance of {cm} cm. Zoom or another screen changes these numbers.",
          fr: "{px} pixels CSS mesurent {mm} mm, soit {degrees} degrés d’angle visuel à {cm} cm. Ces valeurs changent avec le zoom de la page et avec l’écran.",
        },
        limited: {
          en: "{px} CSS pixels are {mm} mm. Degrees of visual angle also need the distance from the eyes.",
          fr: "{px} pixels CSS mesurent {mm} mm. Pour des degrés d’angle visuel, il faut aussi la distance des yeux.",
        },
      },
      limits: {
        stamps: {
          en: "Presses have time stamps from another clock, so response times cannot be measured. Use another browser.",
          fr: "Les appuis sont datés par une autre horloge que celle de la page : les temps de réponse ne peuvent pas être mesurés. Utilisez un autre navigateur.",
        },
        late: {
          en: "Frames were dropped in {late} of {trials} one-second trials. In a task, the result has a caution if frames are dropped in at least one trial in ten.",
          fr: "Des images ont été manquées dans {late} secondes sur {trials}. Si cela touche au moins un essai sur dix, une mise en garde accompagne le résultat d’une passation.",
        },
        slow: {
          en: "The screen is refreshed only {hz} times a second, so stimuli last a multiple of {ms} ms. Turn off power saving.",
          fr: "L’écran n’est actualisé que {hz} fois par seconde : les stimuli durent un multiple de {ms} ms. Désactivez l’économie d’énergie.",
        },
        busy: {
          en: "The page received one press in twenty with a delay of {ms} ms or more: the device is busy. Close other programs and tabs.",
          fr: "Un appui sur vingt a attendu {ms} ms ou plus avant d’être traité : l’appareil est occupé. Fermez les autres programmes et onglets.",
        },
        clock: {
          en: "The clock of this browser advances in steps of {ms} ms. Use another browser, or turn off its resistance to fingerprinting for this site.",
          fr: "L’horloge de ce navigateur avance par pas de {ms} ms. Utilisez un autre navigateur, ou désactivez pour ce site sa protection contre le pistage.",
        },
      },
    },
    display: {
      title: { en: "Frames", fr: "Images" },
      caption: {
        en: "Each dot is a frame, each row a second. The dot after a dropped frame is larger and follows a gap.",
        fr: "Chaque point est une image, chaque ligne une seconde. Après une image manquée, le point suivant est plus gros et précédé d’un vide.",
      },
      label: {
        en: "{frames} frames in {seconds} seconds; dropped: {late}.",
        fr: "{frames} images en {seconds} secondes ; manquées : {late}.",
      },
      axis: { en: "time in the second, ms", fr: "temps dans la seconde, ms" },
      rate: { en: "Refresh rate", fr: "Fréquence d’actualisation" },
      hz: { en: "{hz} Hz", fr: "{hz} Hz" },
      rateMeans: {
        en: "Stimuli can change only at a refresh. Browsers do not report the rate; it is computed from the frames.",
        fr: "Un stimulus ne peut changer qu’à une actualisation. Aucun navigateur n’indique la fréquence : elle se déduit des images.",
      },
      frame: { en: "Time between frames", fr: "Temps entre deux images" },
      frameValue: {
        en: "{median} ms, 95% below {p95} ms",
        fr: "médiane {median} ms, 95e centile {p95} ms",
      },
      frameMeans: {
        en: "The shortest duration of a stimulus. Longer durations are multiples of it.",
        fr: "C’est la durée du stimulus le plus court. Les autres durées en sont des multiples.",
      },
      late: { en: "Dropped frames", fr: "Images manquées" },
      lateValue: { en: "{late} of {frames}", fr: "{late} sur {frames}" },
      lateMeans: {
        en: "A frame counts as dropped if the next one comes more than half a frame too late. The stimulus on the screen then lasts longer.",
        fr: "Une image est manquée si la suivante a au moins une demi-image de retard. Le stimulus affiché dure alors plus longtemps.",
      },
      clock: { en: "Clock resolution", fr: "Pas de l’horloge" },
      ms: { en: "{ms} ms", fr: "{ms} ms" },
      clockMeans: {
        en: "Times cannot be more exact than this step of performance.now().",
        fr: "Aucun temps n’est mesuré plus finement que ce pas, celui de performance.now().",
      },
      isolated: { en: "Isolated page", fr: "Page isolée" },
      yes: { en: "yes", fr: "oui" },
      no: { en: "no", fr: "non" },
      unknown: { en: "not known", fr: "inconnu" },
      isolatedMeans: {
        en: "Browsers offer their finest clock only to pages that the headers of the site isolate (crossOriginIsolated).",
        fr: "Les navigateurs ne donnent leur horloge la plus fine qu’aux pages isolées par les en-têtes du site (crossOriginIsolated).",
      },
    },
    presses: {
      title: { en: "Presses", fr: "Touches et appuis" },
      caption: {
        en: "Each dot is a press. The line marks the median, the bar ends at the 95th percentile.",
        fr: "Chaque point est un appui. Le trait marque la médiane, la barre s’arrête au 95e centile.",
      },
      label: {
        en: "{presses} presses; median delay {median} ms, 95th percentile {p95} ms.",
        fr: "{presses} appuis ; délai médian {median} ms, 95e centile {p95} ms.",
      },
      axis: {
        en: "from the time stamp to the event handler, ms",
        fr: "de l’heure de l’appui à son traitement, ms",
      },
      delay: { en: "Delay from time stamp to event handler", fr: "Délai de traitement" },
      delayValue: {
        en: "{median} ms, 95% below {p95} ms",
        fr: "médiane {median} ms, 95e centile {p95} ms",
      },
      delayMeans: {
        en: "Response times are computed from the time stamp, so this delay does not lengthen them. Long delays show that the device is busy.",
        fr: "Les temps de réponse sont calculés avec l’heure de l’événement : ce délai ne les allonge pas. De longs délais montrent que l’appareil est occupé.",
      },
      clock: { en: "Clock of the stamps", fr: "Horloge des événements" },
      clocks: {
        page: { en: "clock of the page", fr: "horloge de la page" },
        epoch: { en: "clock since 1970", fr: "horloge depuis 1970" },
        other: { en: "another clock", fr: "une autre horloge" },
      },
      clockMeans: {
        en: "Response times can be measured only if event.timeStamp and performance.now() use the same clock.",
        fr: "Les heures du stimulus et de l’appui ne se comparent que si event.timeStamp et performance.now() viennent de la même horloge.",
      },
      inputs: { en: "Kind of input", fr: "Type d’entrée" },
      kinds: {
        keyboard: { en: "keyboard", fr: "clavier" },
        mouse: { en: "mouse", fr: "souris" },
        touch: { en: "touch", fr: "écran tactile" },
        pen: { en: "pen", fr: "stylet" },
      },
      inputsMeans: {
        en: "Touchscreens and keyboards have different delays. Compare participants only within one kind of input.",
        fr: "Écrans tactiles et claviers ont des délais différents. Ne comparez entre elles que des personnes qui utilisent le même type d’entrée.",
      },
    },
    size: {
      title: { en: "Size", fr: "Taille" },
      caption: {
        en: "A ruler on this screen. Hold a real one against it.",
        fr: "Règle dessinée à l’écran. Vérifiez-la avec une vraie règle.",
      },
      label: {
        en: "A ruler of {mm} mm.",
        fr: "Une règle de {mm} mm.",
      },
      mm: { en: "mm", fr: "mm" },
      degrees: { en: "degrees at {cm} cm", fr: "degrés à {cm} cm" },
      density: { en: "Pixels per mm", fr: "Pixels par mm" },
      densityValue: { en: "{px} CSS pixels", fr: "{px} pixels CSS" },
      densityMeans: {
        en: "Multiply a size in mm by this number to get its CSS pixels. One half-pixel step of the slider changes the number by {step}%.",
        fr: "Multipliez ce nombre par la taille voulue en mm : vous obtenez la taille en pixels CSS. Un pas du curseur, soit un demi-pixel, change ce nombre de {step} %.",
      },
      degree: { en: "One degree of visual angle", fr: "Un degré" },
      degreeValue: { en: "{mm} mm, {px} CSS pixels", fr: "{mm} mm, {px} pixels CSS" },
      degreeMeans: {
        en: "At a viewing distance of {cm} cm. The angle changes when the head moves.",
        fr: "À {cm} cm des yeux. L’angle change dès que la tête bouge.",
      },
    },
  },
  unseen: {
    title: { en: "What software cannot see", fr: "Ce qu’un logiciel ne voit pas" },
    intro: {
      en: "A page knows when it may draw and when the system reports a press. It cannot measure the time until light reaches the eyes, or the time since the finger moved. A photodiode, an electrical contact or a robotic finger can.",
      fr: "Une page sait quand elle peut dessiner et quand le système signale un appui. Ce qui se passe entre ces instants et les yeux ou les doigts, elle ne peut pas le mesurer. Une photodiode, un contact ou un doigt robotisé le peuvent.",
    },
    range: { en: "Published", fr: "Valeurs publiées" },
    items: [
      {
        title: { en: "The display", fr: "L’affichage" },
        text: {
          en: "After the page has drawn a frame, the operating system, the cable and the panel need time until light appears, and the bottom of the screen changes later than the top. We do not state a number, because it depends on the screen and its settings.",
          fr: "Une fois l’image dessinée par la page, le système, le câble et la dalle retardent encore l’apparition de la lumière, et le bas de l’écran s’éclaire après le haut. Nous n’indiquons pas de chiffre, car il dépend de l’écran et de ses réglages.",
        },
      },
      {
        title: { en: "The keyboard and the mouse", fr: "Le clavier et la souris" },
        text: {
          en: "The switch of a key, the scan of the keyboard and the polling of the USB bus come before the stamp of the event. We do not state a number, because it depends on the model.",
          fr: "Le contact de la touche, le balayage du clavier et l’interrogation du bus USB précèdent l’heure de l’événement. Nous n’indiquons pas de chiffre, car il dépend du modèle.",
        },
      },
      {
        title: { en: "The touchscreen", fr: "L’écran tactile" },
        text: {
          en: "A touch is reported some time after the contact of the finger.",
          fr: "Un appui est signalé un certain temps après le contact du doigt.",
        },
        finding: {
          en: "error of 27 to 33 ms on an iPad and a Kindle Fire, 81 to 97 ms on Nexus and Samsung tablets",
          fr: "erreur de 27 à 33 ms sur un iPad et un Kindle Fire, de 81 à 97 ms sur des tablettes Nexus et Samsung",
        },
        citation: untranslated("Schatz et al. 2015"),
        url: "https://doi.org/10.1177/1073191114566622",
      },
      {
        title: { en: "The whole chain", fr: "La chaîne entière" },
        text: {
          en: "Display, input, system and browser together make response times seem longer than they are.",
          fr: "Affichage, entrée, système et navigateur allongent ensemble les temps de réponse.",
        },
        finding: {
          en: "response times with web technology were longer than with lab software: by 37 ms in the lab, by 87 ms online",
          fr: "temps de réponse plus longs qu’avec un logiciel de laboratoire : de 37 ms avec une page web au laboratoire, de 87 ms en ligne",
        },
        citation: untranslated("Semmelmann & Weigelt 2017"),
        url: "https://doi.org/10.3758/s13428-016-0783-4",
      },
      {
        title: { en: "Sound", fr: "Le son" },
        text: {
          en: "Buffers, Bluetooth and loudspeakers delay sounds. This check does not play a sound, because a page cannot detect when a sound is played.",
          fr: "Les tampons, le Bluetooth et les haut-parleurs retardent les sons. Ce contrôle n’en joue pas, car une page ne peut pas savoir quand le son est émis.",
        },
      },
      {
        title: { en: "The viewing distance", fr: "La distance des yeux" },
        text: {
          en: "A page does not see the participant, so this check asks for the distance.",
          fr: "Une page ne voit pas le participant : ce contrôle demande donc la distance.",
        },
        finding: {
          en: "measured with a bank card and the blind spot, the distance had a mean error of 3.25 cm",
          fr: "erreur moyenne de 3,25 cm, avec une carte bancaire et la tache aveugle",
        },
        citation: untranslated("Li et al. 2020"),
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6976612/",
      },
    ],
  },
  engines: {
    title: {
      en: "What each browser cannot measure",
      fr: "Ce que chaque navigateur ne peut pas mesurer",
    },
    intro: {
      en: "Browsers do not report the refresh rate, the moment at which light appears, or the moment at which a key moves. In addition:",
      fr: "Aucun navigateur n’indique à une page la fréquence de l’écran, l’instant où la lumière apparaît, ni celui où une touche s’enfonce. De plus :",
    },
    items: [
      {
        name: untranslated("Chromium"),
        browsers: { en: "Chrome, Edge and Opera", fr: "Chrome, Edge et Opera" },
        text: {
          en: "Their clock has [steps of 0.1 ms](https://developer.chrome.com/blog/cross-origin-isolated-hr-timers/), and of 0.005 ms in an isolated page. Times between these steps cannot be measured.",
          fr: "Leur horloge a des [pas de 0,1 ms](https://developer.chrome.com/blog/cross-origin-isolated-hr-timers/), et de 0,005 ms dans une page isolée. Une différence plus petite que ce pas ne peut pas être mesurée.",
        },
      },
      {
        name: untranslated("Firefox"),
        browsers: {
          en: "Firefox on computers and Android",
          fr: "Firefox sur ordinateur et sous Android",
        },
        text: {
          en: "Its clock has steps of 1 ms, and of 0.02 ms in an isolated page. If it [resists fingerprinting](https://developer.mozilla.org/en-US/docs/Web/API/Performance_API/High_precision_timing), the steps are 16.7 ms or longer: dropped frames then cannot be distinguished from other frames.",
          fr: "Son horloge a des pas de 1 ms, et de 0,02 ms dans une page isolée. Avec son réglage [resistFingerprinting](https://developer.mozilla.org/en-US/docs/Web/API/Performance_API/High_precision_timing), les pas sont de 16,7 ms ou plus : les images manquées ne se distinguent alors plus des autres.",
        },
      },
      {
        name: untranslated("WebKit"),
        browsers: {
          en: "Safari, and most browsers of iPhones and iPads",
          fr: "Safari, et la plupart des navigateurs des iPhone et iPad",
        },
        text: {
          en: "Their clock has [steps of 1 ms](https://github.com/WebKit/WebKit/blob/004279123d128e22b9a386b6ed7fe8b56e6ffb94/Source/WebCore/page/Performance.cpp) and of 0.02 ms in an isolated page. In a page that is not isolated, a frame interval therefore has an error of up to 1 ms. Safari [prefers 60 updates a second](https://github.com/blurbusters/testufo-public/issues/5) on faster screens, too: the check then finds 60 Hz, the rate at which the page can draw.",
          fr: "Leur horloge a des [pas de 1 ms](https://github.com/WebKit/WebKit/blob/004279123d128e22b9a386b6ed7fe8b56e6ffb94/Source/WebCore/page/Performance.cpp) et de 0,02 ms dans une page isolée. Dans une page non isolée, l’intervalle entre deux images a donc une erreur de 1 ms au plus. Safari [préfère 60 mises à jour par seconde](https://github.com/blurbusters/testufo-public/issues/5), même sur un écran plus rapide : le contrôle trouve alors 60 Hz, la fréquence à laquelle la page peut dessiner.",
        },
      },
    ],
  },
  runs: {
    title: { en: "The same measurements in your data", fr: "Les mêmes chiffres dans vos données" },
    text: {
      en: "Every run of a task measures frames, clock and presses with the same code and stores the results in its record, so you also know the devices of your participants. [Read the data](page:data), or [build a study](page:protocol).",
      fr: "Pendant chaque tâche, la page mesure images, horloge et appuis avec le même code. Les données contiennent ces mesures : vous connaissez donc aussi les appareils de vos participants. [Lire les données](page:data), ou [créer une étude](page:protocol).",
    },
  },
});

export type DeviceWords = Localized<typeof device>;
